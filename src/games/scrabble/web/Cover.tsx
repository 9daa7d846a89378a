/** The picture on the game's cover: drawn once, by the build. */

type Tile = { readonly letter: string; readonly points: number; readonly x: number; readonly y: number };

/** CEL·LA across, BANY down. */
const tiles: readonly Tile[] = [
  { letter: 'C', points: 2, x: 34, y: 61 },
  { letter: 'E', points: 1, x: 84, y: 61 },
  { letter: 'L·L', points: 10, x: 134, y: 61 },
  { letter: 'A', points: 1, x: 184, y: 61 },
  { letter: 'B', points: 3, x: 184, y: 11 },
  { letter: 'NY', points: 10, x: 184, y: 111 },
];

export function Cover() {
  return (
    <svg viewBox="0 0 264 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true" lang="ca">
      <g transform="translate(132 84) scale(.9) translate(-132 -84)">
        {tiles.map((tile) => (
          <CoverTile key={tile.letter} {...tile} />
        ))}
      </g>
    </svg>
  );
}

/** Letters of more signs are smaller, and sit a little higher. */
const sizes: readonly number[] = [30, 30, 24, 21];

function CoverTile({ letter, points, x, y }: Tile) {
  const size = sizes[letter.length]!;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect y="3" width="46" height="46" rx="5" fill="#12291f" opacity=".45" />
      <rect width="46" height="46" rx="5" fill="#9c713c" />
      <rect width="46" height="43.5" rx="5" fill="#f0dab0" />
      <path
        d="M0 9c12 3 30-3 46 1v6c-16-4-32 2-46-1ZM0 28c14-3 30 3 46 0v4c-14 4-32-3-46 0Z"
        fill="#603810"
        opacity=".06"
      />
      <g fill="#2e1c12" fontWeight="700">
        <text x="21.5" y={23 + size * 0.33} textAnchor="middle" fontSize={size} fontFamily="var(--serif)">
          {letter}
        </text>
        <text x="42" y="40" textAnchor="end" fontSize="10.5" fontFamily="var(--sans)">
          {points}
        </text>
      </g>
    </g>
  );
}
