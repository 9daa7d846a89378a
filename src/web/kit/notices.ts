/** Which notices are showing. */
export type Toast = {
  readonly tone: 'good' | 'bad' | 'info';
  readonly text: string;
  readonly actions?: readonly { readonly label: string; readonly onPick: () => void }[] | undefined;
  /** Stays until closed. That is so by itself for what went wrong and for what asks something. */
  readonly keep?: boolean | undefined;
};

export type Notice = Toast & { readonly id: number };

type Change = { readonly add: Toast } | { readonly close: number };

const most = 3;

/** The same text again takes the place of the old one; of too many, the oldest that would go anyway goes. */
export function changeNotices(notices: readonly Notice[], change: Change): readonly Notice[] {
  if ('close' in change) return notices.filter((notice) => notice.id !== change.close);
  const others = notices.filter((notice) => notice.text !== change.add.text);
  const id = Math.max(0, ...notices.map((notice) => notice.id)) + 1;
  return trimmed([...others, { ...change.add, id }]);
}

function trimmed(notices: readonly Notice[]): readonly Notice[] {
  if (notices.length <= most) return notices;
  const passing = notices.findIndex((notice) => stays(notice) !== null);
  const gone = passing < 0 || passing === notices.length - 1 ? 0 : passing;
  return notices.filter((_, at) => at !== gone);
}

/** Milliseconds it stays, null: until closed. */
export function stays({
  tone,
  actions = [],
  keep = tone === 'bad' || actions.length > 0,
}: Toast): number | null {
  return keep ? null : 6000;
}
