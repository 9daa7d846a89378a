import type { Theme } from '../preferences.ts';

/** A page in small, as it looks in that theme; like the system: half by day, half by night. */
export function ThemePicture({ theme }: { readonly theme: Theme }) {
  if (theme !== 'system') return <Half theme={theme} />;
  return (
    <span className="theme-both">
      <Half theme="light" />
      <Half theme="dark" />
    </span>
  );
}

function Half({ theme }: { readonly theme: Exclude<Theme, 'system'> }) {
  return (
    <svg className="theme-picture" data-theme={theme} viewBox="0 0 84 56" aria-hidden="true">
      <rect width="84" height="56" fill="var(--wall)" />
      <rect width="18" height="56" fill="var(--cover-room, #1c4a4f)" />
      <path d="M26 12h26M26 46h34M26 39h40" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      <rect x="26" y="20" width="24" height="12" rx="3" fill="var(--house)" />
      <rect x="55.5" y="20.5" width="20" height="11" rx="3" fill="var(--paper)" stroke="var(--line-strong)" />
    </svg>
  );
}
