import type { Messages } from '../../../core/phrase.ts';
import type { Key } from './en.ts';

export const es = {
  'daily.head': 'Retos de hoy',
  'daily.new': 'Igual para todo el mundo; se juega una sola vez.',
  'daily.playing': 'Ya empezado.',
  'daily.over': 'Hecho: {result}',
  'daily.gone': 'Hecho por hoy.',
  'daily.done-of': '{done} de {n} hechos. Uno de cada tamaño, igual para todos y una sola vez.',
  'daily.play': 'Jugar',
  'daily.play-it': 'Jugar: {title}',
  'daily.go-on': 'Continuar',
  'daily.go-on-with': 'Continuar: {title}',
  'daily.share': 'Compartir',
  'daily.share-it': 'Compartir: {title}',
  'daily.copied': 'Resultado copiado. Pégalo donde quieras.',
  'daily.by-hand': 'Tu resultado en texto',
  'daily.by-hand-help': 'Está seleccionado: cópialo con Ctrl+C.',
  'daily.squares': 'Resultado: {result}',
} satisfies Messages<Key>;
