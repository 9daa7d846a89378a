import { spoken } from './PieceMark.tsx';

type Props = { readonly size?: number | undefined; readonly label?: string | undefined };

/** One floor tile in four quarters: letter, ball, pegs, cage. Never recoloured, at least 20 px. */
export function Logo({ size = 40, label }: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `spoken`, or an ornament
    <svg className="logo" width={size} height={size} viewBox="0 0 64 64" {...spoken(label)}>
      <rect width="64" height="64" rx="11" fill="#fbf3e2" />
      <path d="M11 2h20v29H2V11a9 9 0 0 1 9-9Z" fill="#1f5d4a" />
      <path d="M33 2h20a9 9 0 0 1 9 9v20H33Z" fill="#a63a22" />
      <path d="M2 33h29v29H11a9 9 0 0 1-9-9Z" fill="#74345b" />
      <path d="M33 33h29v20a9 9 0 0 1-9 9H33Z" fill="#2c4a86" />
      <g fill="#fbf3e2" fillRule="evenodd">
        <path d="M9.5 8.5h9v2.6l-2.5.6v11.4h4.8l1.6-4.6h2.6v8.5H9.5v-2.6l2.5-.6V11.7l-2.5-.6Z" />
        <path d="M47.5 7.5a9.8 9.8 0 1 0 0 19.6 9.8 9.8 0 0 0 0-19.6Zm0 3a6.8 6.8 0 0 1 6.8 6.8h-6.8Z" />
        <circle cx="11.5" cy="42" r="4.2" />
        <circle cx="22.5" cy="42" r="4.2" />
        <circle cx="11.5" cy="53" r="4.2" />
        <path d="M22.5 48.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4Zm0 2.3a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Z" />
        <path d="M38 38h19v10h-9.5v9.5H38Zm3 3v13.5h3.5V45H54v-4Z" />
      </g>
    </svg>
  );
}
