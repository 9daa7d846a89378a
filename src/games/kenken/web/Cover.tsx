/** The picture on the game's cover: drawn once, by the build. */

const clues = [
  ['6×', 64, 26],
  ['6+', 160, 26],
  ['2÷', 64, 122],
  ['3', 160, 122],
] as const;

const digits = [
  [3, 85, 53],
  [1, 133, 49],
  [2, 85, 97],
  [3, 181, 149],
  [2, 181, 53],
] as const;

/** A small grid on a sheet of paper. */
export function Cover() {
  return (
    <svg viewBox="0 0 264 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g transform="translate(132 84) scale(.9) translate(-132 -84)">
        <rect x="55" y="9" width="156" height="156" fill="#12224a" opacity=".5" />
        <rect x="53" y="6" width="156" height="156" fill="#fbf9f3" />
        <path d="M107 12v144M155 12v144M59 60h144M59 108h144" stroke="#d5cebd" />
        <path
          d="M59 12h144v144H59ZM155 12v48h-48v48H59M107 108h96M155 108v48"
          fill="none"
          stroke="#20282a"
          strokeWidth="3.4"
        />
        <g fontWeight="700" fontSize="12.5" fill="#20282a" fontFamily="var(--sans)">
          {clues.map(([clue, x, y]) => (
            <text key={clue} x={x} y={y}>
              {clue}
            </text>
          ))}
        </g>
        <g
          fontWeight="600"
          fontSize="29"
          fill="#2f4f93"
          textAnchor="middle"
          fontFamily="var(--serif)"
          fontVariant="lining-nums"
        >
          {digits.map(([digit, x, y]) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {digit}
            </text>
          ))}
        </g>
      </g>
    </svg>
  );
}
