/** A level that came in a link: look at it, play it, draw on, or keep it. */
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../../../web/kit/Button.tsx';
import type { LinkedProps, Made } from '../../../../web/kit/library.ts';
import { Page } from '../../../../web/kit/Page.tsx';
import { useSay } from '../../../../web/kit/words.tsx';
import type { Count } from '../../editor/count.ts';
import { parseLink } from '../../editor/link.ts';
import type { Level } from '../../level.ts';
import { formatProp } from '../../prop.ts';
import { Bench } from '../editor/bench.ts';
import { LevelPicture } from '../LevelPicture.tsx';
import { hasSolution, solutionsInWords } from './counted.ts';
import { Problems } from './Importer.tsx';

export default function Linked({ fragment, desk }: LinkedProps) {
  const say = useSay();
  const read = useMemo(() => parseLink(fragment), [fragment]);
  const count = useCount(read.ok ? read.value.level : null);
  if (!read.ok)
    return (
      <Page title={say('link.title')}>
        <p>{say('link.wrong')}</p>
        <Problems problems={read.problems} say={say} />
      </Page>
    );
  const { level, name } = read.value;
  const made: Made = { name, texts: { level: formatProp(level) }, entry: null };
  const whyNot =
    count && hasSolution(count) ? null : say(count ? 'import.count.none' : 'editor.count.counting');
  return (
    <Page
      title={name === '' ? say('link.title') : name}
      aside={say('import.found', { size: level.size, n: level.cages.length })}
    >
      <div className="k-linked">
        <LevelPicture level={level} />
        <p role="status">{count ? solutionsInWords(count, say) : say('editor.count.counting')}</p>
        <div className="k-linked-bar">
          <Button kind="main" icon="play" why={whyNot} onClick={() => void desk.play(made)}>
            {say('editor.play')}
          </Button>
          <Button icon="pencil" onClick={() => desk.edit(made)}>
            {say('import.edit')}
          </Button>
          <Button icon="saved" why={whyNot} onClick={() => void desk.keep(made)}>
            {say('editor.save')}
          </Button>
        </div>
      </div>
    </Page>
  );
}

function useCount(level: Level | null): Count | null {
  const [count, setCount] = useState<Count | null>(null);
  useEffect(() => {
    if (!level) return;
    const bench = new Bench();
    bench.run({ do: 'look', level }, (told) => {
      if (told.tell !== 'count') return;
      setCount(told.count);
      if (told.count.count !== null) bench.close();
    });
    return () => bench.close();
  }, [level]);
  return count;
}
