import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { codingFor } from '../encoded-pages/content-coding.ts';

const PREFIX = '/_next/static/';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/**
 * Returns a function that turns a request for a script or a stylesheet of the build to its precompressed file, where the browser accepts
 * Brotli. The framework sends it with the headers of all its files; the body is already coded.
 */
export function precompressedFiles(staticFolder: string) {
  const names = existsSync(staticFolder) ? readdirSync(staticFolder, { recursive: true }) : [];
  const known = new Set(
    names.filter((name) => String(name).endsWith('.br')).map((name) => `${PREFIX}${name}`),
  );
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '', headers } = request;
    const [path = '', query] = url.split('?', 2);
    const type = TYPES[extname(path)];
    if (type === undefined || !known.has(`${path}.br`) || codingFor(headers) !== 'br') return;
    request.url = query === undefined ? `${path}.br` : `${path}.br?${query}`;
    response.setHeader('content-type', type);
    response.setHeader('content-encoding', 'br');
  };
}
