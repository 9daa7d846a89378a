import type { TextFile } from '../../client/api.ts';

/** Lets the browser keep a file, as one that was downloaded. */
export function keepFile({ name, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken hold of the bytes by the time the click returns.
  URL.revokeObjectURL(address);
}
