import { Button } from '../kit/Button.tsx';
import { useSay } from '../kit/words.tsx';

type Props = {
  readonly chosen: number;
  readonly all: number;
  readonly onAll: () => void;
  readonly onNone: () => void;
  readonly onDelete: () => void;
};

/** What can be done with several at once. It keeps its place, so that the list does not move. */
export function Selection({ chosen: n, all, onAll, onNone, onDelete }: Props) {
  const say = useSay();
  return (
    <div className="saved-selection">
      {n < all ? (
        <Button kind="plain" onClick={onAll}>
          {say('saved.choose-all')}
        </Button>
      ) : (
        <Button kind="plain" onClick={onNone}>
          {say('saved.choose-none')}
        </Button>
      )}
      <span className="saved-count" role="status">
        {n > 0 && say('saved.chosen', { n })}
      </span>
      {n > 0 && (
        <Button kind="bad" icon="trash" onClick={onDelete}>
          {say('saved.delete-chosen', { n })}
        </Button>
      )}
    </div>
  );
}
