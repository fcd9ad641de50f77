import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PrivatePostgres, startPostgres } from '../postgres/private-postgres.ts';
import { buildSandbox, buildWeb } from '../run/build.ts';
import { progress } from '../run/console.ts';
import { balancerConfiguration } from './balancer-configuration.ts';
import { untilBalanced } from './balancer-figures.ts';
import { sandboxMember, settingsOf, webMember } from './cluster-members.ts';
import { type Daemon, daemon } from './daemon.ts';
import { clusterPorts, type Ports } from './free-ports.ts';
import type { Member } from './member.ts';
import { findPrograms, type Programs } from './programs.ts';

export interface ClusterOptions {
  /** Holds the data, the settings of the programs and the files that instances share. */
  readonly folder: string;
  readonly products: number;
}

/** Several instances of the product on this machine, and what they share. */
export interface Cluster {
  readonly shopUrl: string;
  readonly catalogueUrl: string;
  readonly ports: Ports;
  readonly folder: string;
  readonly members: readonly Member[];
  readonly redis: Daemon;
  readonly balancer: Daemon;
  /** Stops PostgreSQL and starts it again over the same data. */
  restartPostgres(pauseMs: number): Promise<void>;
  stop(): Promise<void>;
}

const NUMBERS = [1, 2] as const;
/** Twenty thousand product pages; what was read longest ago leaves first. */
const REDIS_MEMORY = '512mb';

/** Starts everything and resolves when the balancer sees every instance. Stops what had started when something does not start. */
export async function startCluster({ folder, products }: ClusterOptions): Promise<Cluster> {
  const programs = await findPrograms();
  mkdirSync(folder, { recursive: true });
  const ports = await clusterPorts(folder);
  const databaseFolder = join(folder, 'postgres');
  const openPostgres = () => startPostgres({ folder: databaseFolder, port: ports.postgres });
  let postgres: PrivatePostgres = await openPostgres();
  const settings = settingsOf(folder, ports, { products, databaseUrl: postgres.address });
  const redis = daemon(redisCommand(programs, ports.redis), folder, ports.redis);
  const balancer = daemon([programs.balancer, '-f', writeBalancer(folder, ports), '-db'], folder, ports.shop);
  const sandboxes = NUMBERS.map((number) => sandboxMember(settings, folder, ports, number));
  const webs = NUMBERS.map((number) => webMember(settings, folder, ports, number));
  const members = [...sandboxes, ...webs];
  const stop = async () => {
    const done = progress('stopping the cluster');
    await Promise.all(webs.map((member) => member.drain()));
    await Promise.all(sandboxes.map((member) => member.drain()));
    await balancer.stop();
    await redis.stop();
    await postgres.stop();
    done('stopped; all data is in its folder');
  };
  try {
    await Promise.all([redis.start(), balancer.start()]);
    await buildSandbox();
    await startInTurn(sandboxes, ports);
    await buildWeb(settings);
    await startInTurn(webs, ports);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    shopUrl: settings.SITE_URL,
    catalogueUrl: settings.CATALOGUE_API_URL,
    ports,
    folder,
    members,
    redis,
    balancer,
    restartPostgres: async (pauseMs) => {
      await postgres.stop();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      postgres = await openPostgres();
    },
    stop,
  };
}

/** One after the other: the first sandbox fills the database. */
async function startInTurn(members: readonly Member[], ports: Ports): Promise<void> {
  for (const member of members) await member.start();
  await untilBalanced(
    ports.figures,
    members.map(({ name }) => name),
  );
}

function redisCommand({ redis }: Programs, port: number): string[] {
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return [redis, ...place, '--maxmemory', REDIS_MEMORY, '--maxmemory-policy', 'allkeys-lru'];
}

function writeBalancer(folder: string, ports: Ports): string {
  const path = join(folder, 'haproxy.cfg');
  const text = balancerConfiguration({
    shopPort: ports.shop,
    cataloguePort: ports.catalogue,
    figuresPort: ports.figures,
    webPorts: [ports.web1, ports.web2],
    sandboxPorts: [ports.sandbox1, ports.sandbox2],
  });
  writeFileSync(path, text);
  return path;
}
