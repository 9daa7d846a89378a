/** How KenKen is known at a glance: its colours, its pattern, its mark and one of its pieces. */
import type { GameLooks } from '../../../web/kit/looks.ts';
import './looks.css';

export const looks: GameLooks = {
  tile: (
    <path
      d="M0 4h26v18h14M22 44V26H4V4M40 0v22M22 40h22"
      fill="none"
      stroke="var(--cover-2)"
      strokeWidth="5"
    />
  ),
  mark: <path d="M9 9h20v10.5H19.5V29H9Zm3.5 3.5v13H16V16h9.5v-3.5Z" />,
  piece: (
    <>
      <rect y="3" width="46" height="46" rx="3" fill="#101c38" opacity=".45" />
      <rect width="46" height="46" rx="3" fill="#fbf9f3" />
      <rect x="1.5" y="1.5" width="43" height="43" rx="2" fill="none" stroke="#20282a" strokeWidth="3" />
      <text x="6.5" y="15" fontFamily="var(--sans)" fontWeight="700" fontSize="10.5" fill="#20282a">
        6×
      </text>
      <text
        x="24"
        y="38"
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontWeight="600"
        fontSize="26"
        fill="#2c4a86"
      >
        3
      </text>
    </>
  ),
};
