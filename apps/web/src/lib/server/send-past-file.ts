import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { DATA_POLICY } from '../security/content-security-policy.ts';
import type { PastBuilds } from './past-builds.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Sends a file of a former build where the served one has none of that name. Returns false where no build has it. */
export async function sendPastFile(
  request: IncomingMessage,
  response: ServerResponse,
  builds: PastBuilds,
  buildFolder: string,
): Promise<boolean> {
  const { url = '', method } = request;
  if (!url.startsWith('/_next/static/') || (method !== 'GET' && method !== 'HEAD')) return false;
  const [path = ''] = url.slice('/_next/'.length).split('?', 1);
  const isServed = await access(join(buildFolder, decodeURIComponent(path))).then(
    () => true,
    () => false,
  );
  const file = isServed ? undefined : await builds.find(url);
  const type = TYPES[extname(file ?? '')];
  if (file === undefined || type === undefined) return false;
  response.setHeader('content-type', type);
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', DATA_POLICY);
  if (method === 'HEAD') response.end();
  else pipeline(createReadStream(file), response, () => undefined);
  return true;
}
