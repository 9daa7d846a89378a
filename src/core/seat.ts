/** Seats are numbered from 0 in the order of play. */
export type Seat = number;

/** Who looks: a seat, somebody without a seat, or everybody once the game is over. */
export type Viewer = Seat | 'spectator' | 'open';

/** Who sits down, and what they picked of what the game asks of a seat (role, colour, team …). */
export type SeatChoice = {
  readonly name: string;
  /** The id of the bot that plays here; null for a person. */
  readonly bot: string | null;
  readonly picks: Readonly<Record<string, string>>;
};

/** The same, and which character of the cast a bot is, where it is one. */
export type SeatWish = SeatChoice & { readonly rival?: string };
