import type { Key } from './en.ts';

export const es = {
  'rival.bru': 'Tiene ocho años y lo prueba todo, a ver qué pasa.',
  'rival.otto': 'Juega por estar en compañía; ganar, ya llegará.',
  'rival.mei': 'Se ríe cuando pierde y ya está repartiendo otra vez.',
  'rival.roc': 'Cartero: va casilla a casilla y no se salta ninguna.',
  'rival.zaida': 'Carpintera: mide dos veces y corta una.',
  'rival.kofi': 'Calla y espera, hasta que ve el hueco.',
  'rival.vega': 'Va deprisa y no deja pasar ni una.',
  'rival.gaspar': 'Cincuenta años de partidas en el café: ya te ha visto venir.',
  'rival.elvira': 'Bibliotecaria jubilada: no le hace falta alzar la voz.',
  'rival.nap': 'Parece que duerme. No duerme.',
} satisfies Readonly<Record<Key, string>>;
