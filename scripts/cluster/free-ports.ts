import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { probePort } from '../run/ports.ts';
import { freePort } from '../run/with-sandbox.ts';

export const portNames = [
  'shop',
  'catalogue',
  'web1',
  'web2',
  'sandbox1',
  'sandbox2',
  'redis',
  'postgres',
  'page',
  'front',
  'shortFront',
  'figures',
] as const;
export type Ports = Record<(typeof portNames)[number], number>;

/** Returns free ports: those of the last run where they are free still, so that its build and its pages remain valid. */
export async function clusterPorts(folder: string): Promise<Ports> {
  const path = join(folder, 'ports.json');
  const former = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Ports>) : {};
  const ports: Partial<Ports> = {};
  for (const name of portNames) {
    const wanted = former[name];
    const isFree = wanted !== undefined && (await probePort(wanted)) === 'free';
    ports[name] = isFree ? wanted : await unused(ports);
  }
  writeFileSync(path, JSON.stringify(ports));
  return ports as Ports;
}

async function unused(taken: Partial<Ports>): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (!Object.values(taken).includes(port)) return port;
  }
}
