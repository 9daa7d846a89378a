/** The name of a download (RFC 6266): plain ASCII for old readers, the real one for the others. */
export function attachment(name: string, extension = 'json'): string {
  const file = `${clean(name.toWellFormed().normalize('NFC'))}.${extension}`;
  const plain = file
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ \w.-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(file)}`;
}

/** Without what file systems, shells or headers could take amiss. */
function clean(name: string): string {
  const safe = name
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, '_')
    .replace(/^[\s.]+/, '')
    .slice(0, 60)
    .toWellFormed()
    .trim();
  return safe === '' ? 'ludoteca' : safe;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
