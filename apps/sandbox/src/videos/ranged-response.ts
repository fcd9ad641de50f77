const stored = 'public, max-age=86400';

/** Returns a file, or the requested range of it: players read videos in ranges. */
export function rangedResponse(file: Buffer, mime: string, range: string | undefined): Response {
  const headers = new Headers({
    'content-type': mime,
    'cache-control': stored,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  const part = readRange(range, file.length);
  headers.set('content-length', String(file.length));
  if (part === undefined) return new Response(new Uint8Array(file), { headers });
  if (part === 'outside') {
    headers.delete('content-length');
    headers.set('content-range', `bytes */${file.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(part.to + 1 - part.from));
  headers.set('content-range', `bytes ${part.from}-${part.to}/${file.length}`);
  return new Response(new Uint8Array(file.subarray(part.from, part.to + 1)), { status: 206, headers });
}

/** Parses `bytes=0-99`, `bytes=100-`, `bytes=-50`; for anything else, several ranges included, the whole file is sent. */
function readRange(
  range: string | undefined,
  size: number,
): { from: number; to: number } | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'outside' : { from, to };
}
