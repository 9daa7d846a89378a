import type { Key } from './en.ts';

export const ca = {
  'rival.bru': 'Té vuit anys i ho prova tot, a veure què passa.',
  'rival.otto': 'Juga per fer companyia; guanyar, ja vindrà.',
  'rival.mei': 'Riu quan perd, i ja reparteix una altra vegada.',
  'rival.roc': 'Carter: va casella per casella i no se’n salta cap.',
  'rival.zaida': 'Fustera: pren mides dues vegades i talla una.',
  'rival.kofi': 'Calla i espera, fins que veu el forat.',
  'rival.vega': 'Va de pressa i no en deixa passar ni una.',
  'rival.gaspar': 'Cinquanta anys de partides al cafè: ja t’ha vist venir.',
  'rival.elvira': 'Bibliotecària jubilada: no li cal alçar la veu.',
  'rival.nap': 'Sembla que dormi. No dorm.',
} satisfies Readonly<Record<Key, string>>;
