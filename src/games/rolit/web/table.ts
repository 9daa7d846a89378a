/** A table of Rolit as its board, tools and lists get it. */
import type { BoardProps } from '../../../web/kit/gameui.ts';
import type { Move, View } from '../rules.ts';

export type Table = BoardProps<View, Move>;
