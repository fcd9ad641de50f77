import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from './cluster/free-ports.ts';
import { startFrontCache } from './cluster/front-cache.ts';
import { requestRoll, serveLivePage } from './cluster/live-page.ts';
import { type Cluster, startCluster } from './cluster/start-cluster.ts';
import { fail, say } from './run/console.ts';
import { inRepository } from './run/paths.ts';
import { stopAll } from './run/processes.ts';

/**
 * `pnpm cluster [--front-cache] [--products=3000]`: PostgreSQL, Redis, HAProxy, two web and two sandbox instances on this machine, until
 * Ctrl-C. `pnpm cluster roll`, in another terminal: restarts the instances one by one, as a release does.
 */
const folder = inRepository('.data/cluster');
const [command] = process.argv.slice(2);

if (command === 'roll') {
  say(
    await requestRoll(portsOfRunning().page).catch(() => fail('No cluster is running: npx pnpm@12 cluster')),
  );
  process.exit(0);
}

let cluster: Cluster | undefined;
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown());

try {
  cluster = await startCluster({ folder, products: Number(optionOf('products') ?? 3_000) });
  const frontUrl = process.argv.includes('--front-cache') ? await startFrontCache(cluster) : undefined;
  announce(cluster, await serveLivePage(cluster, say), frontUrl);
} catch (error) {
  await stopAll();
  if (!isStopping) fail(error instanceof Error ? error.message : String(error));
}

function announce({ shopUrl, catalogueUrl, members, ports }: Cluster, page: string, frontUrl?: string): void {
  say(`
The cluster is running

  shop      ${shopUrl}          through the balancer`);
  if (frontUrl) say(`  cached    ${frontUrl}          the same with a cache in front`);
  say(`  instances ${page}          their state, and buttons to drain, kill and start them
  catalogue ${catalogueUrl}          through the balancer
  each      ${members.map(({ name, port }) => `${name} ${port}`).join(' · ')} · redis ${ports.redis} · postgres ${ports.postgres}

A restart one by one: npx pnpm@12 cluster roll. Ctrl-C stops everything and keeps the data in .data/cluster.
`);
}

async function shutDown(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await cluster?.stop();
  await stopAll();
  process.exit(0);
}

function optionOf(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
}

function portsOfRunning(): Ports {
  try {
    return JSON.parse(readFileSync(join(folder, 'ports.json'), 'utf8')) as Ports;
  } catch {
    return fail('No cluster is running: npx pnpm@12 cluster');
  }
}
