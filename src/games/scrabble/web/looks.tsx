/** How Scrabble is known at a glance: its colours, its pattern, its mark and one of its pieces. */
import type { GameLooks } from '../../../web/kit/looks.ts';
import './looks.css';

export const looks: GameLooks = {
  tile: (
    <g fill="var(--cover-2)">
      <path d="M0 0h15A15 15 0 0 1 0 15ZM44 0v15A15 15 0 0 1 29 0ZM0 44V29A15 15 0 0 1 15 44ZM44 44H29A15 15 0 0 1 44 29Z" />
      <path d="M22 8c5 4 5 10 0 14-5-4-5-10 0-14ZM22 36c-5-4-5-10 0-14 5 4 5 10 0 14ZM8 22c4-5 10-5 14 0-4 5-10 5-14 0ZM36 22c-4 5-10 5-14 0 4-5 10-5 14 0Z" />
    </g>
  ),
  mark: <path d="M11 8.5h10v2.9l-2.8.6v12.8h5.4l1.8-5.2h2.9v9.6H11v-2.9l2.8-.6V12L11 11.4Z" />,
  piece: (
    <>
      <rect y="3" width="46" height="46" rx="5" fill="#12291f" opacity=".45" />
      <rect width="46" height="46" rx="5" fill="#9c713c" />
      <rect width="46" height="43.5" rx="5" fill="#f0dab0" />
      <path
        d="M0 9c12 3 30-3 46 1v6c-16-4-32 2-46-1ZM0 28c14-3 30 3 46 0v4c-14 4-32-3-46 0Z"
        fill="#603810"
        opacity=".06"
      />
      <text
        x="21.5"
        y="32.9"
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontWeight="700"
        fontSize="30"
        fill="#2e1c12"
      >
        N
      </text>
      <text
        x="42"
        y="40"
        textAnchor="end"
        fontFamily="var(--sans)"
        fontWeight="700"
        fontSize="10.5"
        fill="#2e1c12"
      >
        1
      </text>
    </>
  ),
};
