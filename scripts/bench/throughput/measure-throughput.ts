import { request } from 'node:http';
import type { Settings } from '@bazaar/settings';
import { usedSeconds } from '../screens/processor-seconds.ts';
import { median } from './median.ts';
import { measureRate } from './request-rate.ts';
import { startBareServer } from './start-bare-server.ts';

/** What is requested, and how often a second it is sent. */
export interface ThroughputRow {
  readonly title: string;
  readonly bytes: number;
  /** Median of the rounds. */
  readonly perSecond: number;
  /** Processor time of the server for one response in ms, median of the rounds. */
  readonly processorMs: number;
}

export interface ThroughputFigures {
  readonly rows: readonly ThroughputRow[];
  /** Rate of the page in gzip over that of a bare server that sends the same bytes, median of the rounds. */
  readonly overBareServer: number;
  /** Processor time of the bare server over that of the page. */
  readonly overBareProcessor: number;
}

interface Target {
  readonly title: string;
  readonly url: string;
  readonly accepted: string;
  readonly processId: number;
}

interface Round {
  readonly perSecond: number;
  readonly processorMs: number;
}

const ROUNDS = 5;
const ROUND_S = 2;
/** What browsers send over HTTPS, and what older ones and crawlers do. */
const BROWSER = 'gzip, deflate, br, zstd';
export const GZIP = 'gzip, deflate';

/**
 * Compares a warm product page in its codings with a bare Node server that sends the same gzip bytes, and with the page's own stylesheet,
 * in alternating rounds.
 */
export async function measureThroughput(
  settings: Settings,
  address: string,
  webProcess: number,
): Promise<ThroughputFigures> {
  const url = settings.SITE_URL + address;
  // The first view renders the page, the second stores it in the coding asked for.
  for (const accepted of ['', GZIP, BROWSER, '', GZIP, BROWSER]) await bodyOf(url, accepted);
  const sheet = (await bodyOf(url, '')).toString().match(/\/_next\/static\/[^"]+\.css/)?.[0];
  if (!sheet) throw new Error('the product page names no style sheet');
  const bare = await startBareServer(await bodyOf(url, GZIP));
  const web = { processId: webProcess };
  const page = { title: 'Warm product page, gzip', url, accepted: GZIP, ...web };
  const floor = {
    title: 'A bare Node HTTP server, the same bytes',
    url: bare.url,
    accepted: GZIP,
    processId: bare.child.pid ?? 0,
  };
  const targets: readonly Target[] = [
    page,
    floor,
    { title: 'Warm product page, br, as browsers ask for it', url, accepted: BROWSER, ...web },
    { title: 'Warm product page, plain', url, accepted: '', ...web },
    {
      title: 'The page in gzip as the framework assembles it, for a query it does not know',
      url: `${url}?utm_source=x`,
      accepted: GZIP,
      ...web,
    },
    { title: 'Its stylesheet, plain', url: settings.SITE_URL + sheet, accepted: '', ...web },
  ];
  try {
    const rounds = new Map<Target, Round[]>(targets.map((target) => [target, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const target of targets) rounds.get(target)?.push(await measureRound(target));
    }
    const pairs = (rounds.get(page) ?? []).flatMap((sent, round) => {
      const least = rounds.get(floor)?.[round];
      return least ? [{ sent, least }] : [];
    });
    return {
      rows: await Promise.all(targets.map((target) => rowOf(target, rounds.get(target) ?? []))),
      overBareServer: median(pairs.map(({ sent, least }) => sent.perSecond / least.perSecond)),
      overBareProcessor: median(pairs.map(({ sent, least }) => least.processorMs / sent.processorMs)),
    };
  } finally {
    bare.child.kill();
  }
}

async function rowOf({ title, url, accepted }: Target, rounds: readonly Round[]): Promise<ThroughputRow> {
  return {
    title,
    bytes: (await bodyOf(url, accepted)).byteLength,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    processorMs: median(rounds.map(({ processorMs }) => processorMs)),
  };
}

async function measureRound({ url, accepted, processId }: Target): Promise<Round> {
  const before = usedSeconds(processId);
  const { perSecond, responses } = await measureRate(url, acceptedBy(accepted), ROUND_S);
  return { perSecond, processorMs: ((usedSeconds(processId) - before) * 1_000) / responses };
}

/** Returns the header for a coding; none for plain text. */
export function acceptedBy(coding: string): Record<string, string> {
  return coding === '' ? {} : { 'accept-encoding': coding };
}

/** Returns the body as it comes over the wire. */
export function bodyOf(url: string, accepted: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: acceptedBy(accepted) }, (answer) => {
      answer.toArray().then((parts) => resolve(Buffer.concat(parts)), reject);
    })
      .on('error', reject)
      .end();
  });
}
