import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from '../run/paths.ts';
import { daemon } from './daemon.ts';
import { findFrontCache } from './programs.ts';
import type { Cluster } from './start-cluster.ts';

/** What the product says of a page's lifetime, and what a test says in its place. */
const AS_DECLARED = 'proxy_ignore_headers Vary;';

/**
 * Starts nginx with the configuration of `deploy/front-cache` in front of the balancer; returns its address. A second one with a lifetime in
 * seconds for every page is for measurements of what is stale.
 */
export async function startFrontCache(
  { folder, ports }: Pick<Cluster, 'folder' | 'ports'>,
  { lifetimeSeconds }: { readonly lifetimeSeconds?: number } = {},
): Promise<string> {
  const program = await findFrontCache();
  const isShort = lifetimeSeconds !== undefined;
  const name = isShort ? 'short-front-cache' : 'front-cache';
  const port = isShort ? ports.shortFront : ports.front;
  const cacheFolder = join(folder, name);
  mkdirSync(cacheFolder, { recursive: true });
  const values: Readonly<Record<string, string>> = {
    CACHE_DIR: cacheFolder,
    UPSTREAM: `127.0.0.1:${ports.shop}`,
    LISTEN: `127.0.0.1:${port}`,
  };
  const text = readFileSync(inRepository('deploy/front-cache/nginx.conf'), 'utf8').replaceAll(
    /\$\{(?<name>[A-Z_]+)\}/g,
    (all, word: string) => values[word] ?? all,
  );
  const lifetimes = `proxy_ignore_headers Vary Cache-Control; proxy_cache_valid 200 ${lifetimeSeconds}s;`;
  const declared = isShort ? text.replace(AS_DECLARED, lifetimes) : text;
  const path = join(folder, `${name}.conf`);
  // As root its workers would belong to another user, who may not enter a folder of ours.
  writeFileSync(path, process.getuid?.() === 0 ? `user root;\n${declared}` : declared);
  await daemon([program, '-c', path, '-p', cacheFolder, '-g', 'daemon off;'], folder, port).start();
  return `http://localhost:${port}`;
}
