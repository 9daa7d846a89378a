/** The rules beside the table, fetched when somebody wants them. Without the room that is said, and the game goes on. */
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '../../core/phrase.ts';
import { inArea } from '../areas.tsx';
import { roomAnswers } from '../kit/retryload.ts';
import { useToast } from '../kit/Toast.tsx';
import { useLanguage, useSay } from '../kit/words.tsx';
import type { RulesDialog } from '../manual/RulesDialog.tsx';

type Sheet = ComponentType<ComponentProps<typeof RulesDialog>>;
type Props = { readonly game: string; readonly onClose: () => void };

export function Rules({ game, onClose }: Props) {
  const language = useLanguage();
  const say = useSay();
  const toast = useToast();
  const [Found, setFound] = useState<Sheet | null>(null);
  const fail = useEffectEvent(() => {
    toast({ tone: 'bad', text: say('room-away') });
    onClose();
  });
  useEffect(() => {
    let wanted = true;
    fetchRules(game, language).then(
      (found) => wanted && setFound(() => found),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return Found && <Found game={game} open onClose={onClose} />;
}

async function fetchRules(game: string, language: Language): Promise<Sheet> {
  await roomAnswers();
  const [sheet, { loadChapter }] = await Promise.all([
    inArea(
      'manual',
      import('../manual/RulesDialog.tsx').then(({ RulesDialog: Sheet }) => Sheet),
    ),
    import('../manual/chapters.ts'),
  ]);
  await loadChapter(game, language);
  return sheet;
}
