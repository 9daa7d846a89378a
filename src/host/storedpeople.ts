/** What a store keeps of people who come again: their log-ins, their sessions, and who shares a screen with them. */

/** A log-in of a person. Whoever has none is a guest. */
export type Account = {
  /** The person's, as logs know them. */
  readonly id: string;
  /** Of the person's name: no two accounts have the same. */
  readonly nameKey: string;
  /** As `hashPassword` writes it. */
  readonly password: string;
  readonly created: number;
  /** May not come in: the host said so. */
  readonly disabled: boolean;
  readonly isHost: boolean;
};

/** A device where somebody is logged in. */
export type StoredSession = {
  /** The hash of what its cookie holds. */
  readonly key: string;
  readonly person: string;
  readonly created: number;
  readonly seen: number;
  /** What its browser calls itself, cut short. */
  readonly device: string;
};

/** A name without a password, for somebody who shares the screen of its owner. */
export type Profile = {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly created: number;
};

/** A guest who logged in to an account: what was the guest's is the account's. */
export type Joined = { readonly from: string; readonly to: string };
