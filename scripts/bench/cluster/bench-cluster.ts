import { cpus, loadavg } from 'node:os';
import { type Cluster, startCluster } from '../../cluster/start-cluster.ts';
import { fail, say } from '../../run/console.ts';
import { inRepository } from '../../run/paths.ts';
import { stopAll } from '../../run/processes.ts';
import { productAddresses } from '../product-addresses.ts';
import { writeSection } from '../write-section.ts';
import { measureFaults } from './measure-faults.ts';
import { measureFront } from './measure-front.ts';
import { measureShared } from './measure-shared.ts';
import { measureSoak } from './measure-soak.ts';
import { logIn, type Person } from './person.ts';
import { faultLines, frontLines, sharedLines, soakLines } from './report.ts';

interface Options {
  readonly pages: number;
  readonly perSecond: number;
  readonly minutes: number;
}

interface Situation {
  readonly cluster: Cluster;
  readonly person: Person;
  readonly addresses: readonly string[];
  readonly options: Options;
}

/** Warm pages of the mixed load. */
const CACHED_PAGES = 200;

const parts: Readonly<Record<string, (situation: Situation) => Promise<string[]>>> = {
  shared: async ({ cluster, addresses }) => sharedLines(await measureShared(cluster, addresses)),
  faults: async ({ cluster, person, addresses, options }) =>
    faultLines(await measureFaults(cluster, person, addresses.slice(0, CACHED_PAGES), options.perSecond)),
  soak: async ({ cluster, person, addresses, options }) =>
    soakLines(await measureSoak(cluster, person, addresses, options.minutes)),
  front: async ({ cluster, person, addresses }) => frontLines(await measureFront(cluster, person, addresses)),
};

/**
 * `pnpm bench cluster [shared] [faults] [soak] [front] [--pages=10000] [--rate=200] [--minutes=60]`: starts a cluster of its own, and shows
 * what it stands; each part writes its own section of docs/benchmarks.md.
 */
export async function benchCluster(words: readonly string[]): Promise<void> {
  const wanted = words.filter((word) => !word.startsWith('--'));
  const unknown = wanted.filter((word) => !(word in parts));
  if (unknown.length > 0)
    fail(
      `Not a part of this measurement: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`,
    );
  const options = {
    pages: numberOf(words, 'pages', 10_000),
    perSecond: numberOf(words, 'rate', 200),
    minutes: numberOf(words, 'minutes', 60),
  };
  const cluster = await startCluster({
    folder: inRepository('.data/bench-cluster'),
    products: Math.max(options.pages, 300),
  });
  try {
    const person = await logIn(cluster);
    const addresses = await productAddresses({ CATALOGUE_API_URL: cluster.catalogueUrl }, options.pages);
    await warmUp(cluster, addresses.slice(0, CACHED_PAGES));
    for (const [name, measure] of Object.entries(parts)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const before = loadavg()[0] ?? 0;
      const lines = await measure({ cluster, person, addresses, options });
      const machine = `Measured on ${cpus().length} processors, load average ${before.toFixed(1)} before and ${(loadavg()[0] ?? 0).toFixed(1)} after${before > cpus().length ? ': a machine that was busy with other work, so rates are lower than they would be' : ''}. Command: \`npx pnpm@12 bench cluster ${[name, ...words.filter((word) => word.startsWith('--'))].join(' ')}\`.`;
      const text = [...lines, '', machine].join('\n');
      say(text);
      writeSection(`cluster ${name}`, text);
    }
  } finally {
    await cluster.stop();
    // The caches in front.
    await stopAll();
  }
}

/** Requests each page of the mixed load twice, through the balancer: both instances have it then. */
async function warmUp({ shopUrl }: Cluster, addresses: readonly string[]): Promise<void> {
  for (const path of [...addresses, ...addresses]) await (await fetch(shopUrl + path)).arrayBuffer();
}

function numberOf(words: readonly string[], name: string, fallback: number): number {
  const word = words.find((candidate) => candidate.startsWith(`--${name}=`));
  return word === undefined ? fallback : Number(word.split('=')[1]);
}
