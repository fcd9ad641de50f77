import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSettings, type Settings } from '@bazaar/settings';
import { probePort } from '../../../scripts/run/ports.ts';
import { startSandbox, startWeb } from '../../../scripts/run/product.ts';
import { SHORT_LIVED_SANDBOX_FLAGS } from '../../../scripts/run/short-lived-sandbox.ts';
import type { TestBuild } from '../../../scripts/run/test-build.ts';
import { SHORT_LIVED_WEB_FLAGS } from './short-lived-web-flags';

type ProcessName = 'sandbox' | 'web';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const products = here('../test-results/product/');
const sharedMedia = join(products, 'media');
/** Folders of a build in which its server stores what it has read and the pages it has rendered. */
const WRITTEN_BY_SERVER = ['cache', 'server/route-cache'];

/**
 * The two servers of one product under test, with ports, a database and a build of their own: a test does not affect a product beside it or
 * one started by hand. Every process of the tests finds them by the number of the product.
 */
export class ProductProcesses {
  readonly settings: Settings;
  private readonly folder: string;

  constructor(number: number) {
    this.folder = join(products, String(number));
    this.settings = parseSettings({
      PORT: String(3950 + number),
      SANDBOX_PORT: String(4950 + number),
      SANDBOX_DATA_DIR: join(this.folder, 'data'),
      SANDBOX_CONTROLS: '1',
      // Suppliers and support answer when a test advances the clock, however long its steps take.
      SANDBOX_SEEN_SECONDS: '300',
      SANDBOX_ANSWER_SECONDS: '600',
      WEB_BUILD_DIR: `.next-test-${number}`,
    });
  }

  /** Copies the build and the seeded database once per run, without the pages that another product or run has cached. */
  copyOnce({ webFolder, dataFolder }: TestBuild): void {
    if (existsSync(this.folder)) return;
    const ownBuild = here(`../${this.settings.WEB_BUILD_DIR}`);
    const cache = join(webFolder, 'cache');
    rmSync(ownBuild, { recursive: true, force: true });
    cpSync(webFolder, ownBuild, { recursive: true, filter: (path) => path !== cache });
    mkdirSync(this.folder, { recursive: true });
    const media = join(dataFolder, 'media');
    cpSync(dataFolder, this.settings.SANDBOX_DATA_DIR, { recursive: true, filter: (path) => path !== media });
    // Pictures and videos are the same for all products: what one has rendered, the others read.
    mkdirSync(sharedMedia, { recursive: true });
    symlinkSync(sharedMedia, join(this.settings.SANDBOX_DATA_DIR, 'media'));
  }

  async keepSandboxRunning(): Promise<void> {
    if (this.isRunning('sandbox')) return;
    const log = join(this.folder, 'sandbox.log');
    this.remember('sandbox', (await startSandbox(this.settings, log, SHORT_LIVED_SANDBOX_FLAGS)).pid);
    await this.setClockForward();
  }

  async keepWebRunning(): Promise<void> {
    if (this.isRunning('web')) return;
    const log = join(this.folder, 'web.log');
    this.remember('web', (await startWeb(this.settings, log, SHORT_LIVED_WEB_FLAGS)).pid);
    await warmUp(this.settings.SITE_URL);
  }

  /** Starts the web server anew without what it has read and rendered. */
  async forgetPages(): Promise<void> {
    await this.end('web', 'SIGTERM');
    const ownBuild = here(`../${this.settings.WEB_BUILD_DIR}`);
    for (const folder of WRITTEN_BY_SERVER) rmSync(join(ownBuild, folder), { recursive: true, force: true });
    await this.keepWebRunning();
  }

  /** Ends a process; resolves when it is gone. */
  async end(name: ProcessName, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const pid = this.pidOf(name);
    if (pid === undefined) return;
    if (name === 'sandbox' && isAlive(pid)) await this.keepClock();
    if (isAlive(pid)) process.kill(pid, signal);
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** Notes how far tests have advanced the sandbox's clock, which a new process does not know: its data would be of the future. */
  private async keepClock(): Promise<void> {
    const seconds = await this.advanceClock(0).catch(() => undefined);
    if (seconds !== undefined) writeFileSync(this.clockFile, String(seconds));
  }

  private async setClockForward(): Promise<void> {
    if (existsSync(this.clockFile)) await this.advanceClock(Number(readFileSync(this.clockFile, 'utf8')));
  }

  /** Returns the seconds by which the sandbox's clock is then ahead. */
  private async advanceClock(advanceSeconds: number): Promise<number> {
    const body = JSON.stringify({ advanceSeconds });
    const address = `${this.settings.CATALOGUE_API_URL}/__sandbox/clock`;
    const answer = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(2_000) });
    const { now } = (await answer.json()) as { now: string };
    return Math.max(0, (Date.parse(now) - Date.now()) / 1000);
  }

  private get clockFile(): string {
    return join(this.folder, 'clock.txt');
  }

  private isRunning(name: ProcessName): boolean {
    const pid = this.pidOf(name);
    return pid !== undefined && isAlive(pid);
  }

  private pidOf(name: ProcessName): number | undefined {
    const path = join(this.folder, `${name}.pid`);
    return existsSync(path) ? Number(readFileSync(path, 'utf8')) : undefined;
  }

  private remember(name: ProcessName, pid: number | undefined): void {
    writeFileSync(join(this.folder, `${name}.pid`), String(pid));
  }
}

/**
 * Ends every product that this run, or one before it, has started. Where nobody listens on its port, a remembered process has ended, and
 * its number may be another program's by now.
 */
export async function endProducts(): Promise<void> {
  const numbers = existsSync(products) ? readdirSync(products).map(Number).filter(Number.isInteger) : [];
  await Promise.all(
    numbers.map(async (number) => {
      const processes = new ProductProcesses(number);
      const { PORT, SANDBOX_PORT } = processes.settings;
      if ((await probePort(PORT)) === 'taken') await processes.end('web', 'SIGTERM');
      if ((await probePort(SANDBOX_PORT)) === 'taken') await processes.end('sandbox', 'SIGTERM');
    }),
  );
}

/** Deletes the products' databases and logs, so that no test reads those of an earlier run. */
export function forgetProducts(): void {
  rmSync(products, { recursive: true, force: true });
}

/**
 * Opens pages to load the schemas of every response, which may take longer than a page's deadline; no test reads the same data as these
 * pages.
 */
export async function warmUp(origin: string): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    const answer = await fetch(`${origin}/search?q=${encodeURIComponent(`گرم ${turn}`)}`);
    await answer.arrayBuffer();
    if (answer.status === 200) return;
  }
}

/** Returns whether a process runs. One that ended but was not collected by its parent still takes signals; its state shows it. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = `/proc/${pid}/stat`;
  return !(existsSync(status) && readFileSync(status, 'utf8').split(') ')[1]?.startsWith('Z'));
}
