import type { ChildProcess } from 'node:child_process';
import { parseSettings, type Settings } from '@bazaar/settings';
import { startWeb } from '../../../scripts/run/product.ts';
import { FaultProxy } from './fault-proxy';
import { mainText } from './page-text';
import { warmUp } from './product-processes';
import { SHORT_LIVED_WEB_FLAGS } from './short-lived-web-flags';

export interface Visit {
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  readonly text: string;
}

/** Thousands of pages are read within the machine, where compressing them costs more than sending them. */
const NOT_COMPRESSED = { 'accept-encoding': 'identity' };

/** What a page offers where a part is missing. */
export const RETRY = 'تلاش دوباره';

/** Other tests like articles beside this one: the count is no part of what a fault takes away. */
const LIKES = /[۰-۹]+( علاقه‌مندی)/g;

/** A web server behind a proxy of its own, so that the faults of one lane do not affect another. */
export class FaultLane {
  readonly proxy: FaultProxy;
  private readonly origin: string;
  private readonly web: ChildProcess | undefined;
  private readonly firstVisits = new Map<string, Visit>();

  constructor(proxy: FaultProxy, origin: string, web?: ChildProcess) {
    this.proxy = proxy;
    this.origin = origin;
    this.web = web;
  }

  static async start({ CATALOGUE_API_URL, WEB_BUILD_DIR }: Settings, port: number): Promise<FaultLane> {
    const proxy = new FaultProxy(CATALOGUE_API_URL);
    // Another address makes it another site, which does not serve the cached pages of the product under test.
    const own = parseSettings({
      PORT: String(port),
      CATALOGUE_API_URL: await proxy.start(),
      WEB_BUILD_DIR,
    });
    const web = await startWeb(own, undefined, SHORT_LIVED_WEB_FLAGS);
    await warmUp(own.SITE_URL);
    return new FaultLane(proxy, own.SITE_URL, web);
  }

  async stop(): Promise<void> {
    this.web?.kill('SIGTERM');
    await this.proxy.stop();
  }

  /** Returns one response; a redirect is followed as another visit, with its own time. */
  async visit(path: string): Promise<Visit> {
    const startMs = performance.now();
    const answer = await fetch(this.origin + path, {
      headers: NOT_COMPRESSED,
      signal: AbortSignal.timeout(20_000),
      redirect: 'manual',
    });
    const html = await answer.text();
    const durationMs = Math.round(performance.now() - startMs);
    const { pathname, search } = new URL(answer.headers.get('location') ?? path, this.origin);
    if (answer.status === 308 || answer.status === 307) return this.visit(pathname + search);
    return { path, status: answer.status, durationMs, text: mainText(html).replace(LIKES, '$1') };
  }

  /** Visits several pages, a few in parallel. */
  async visitAll(paths: readonly string[], together = 5): Promise<Visit[]> {
    const visits: Visit[] = [];
    for (let start = 0; start < paths.length; start += together) {
      visits.push(
        ...(await Promise.all(paths.slice(start, start + together).map((path) => this.visit(path)))),
      );
    }
    return visits;
  }

  /** Visits pages of a site nothing happens to: one whole visit of each tells its text for good. */
  async visitOnce(paths: readonly string[]): Promise<Visit[]> {
    const fresh = paths.filter((path) => !this.firstVisits.has(path));
    const visits = await this.visitAll(fresh);
    for (const [index, path] of fresh.entries()) {
      let visit = visits[index] as Visit;
      // On a busy machine a read may be late, and its part missing.
      for (let turn = 0; turn < 5 && visit.text.includes(RETRY); turn += 1) visit = await this.visit(path);
      this.firstVisits.set(path, visit);
    }
    return paths.map((path) => this.firstVisits.get(path) as Visit);
  }
}
