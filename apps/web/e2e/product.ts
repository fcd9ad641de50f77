import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSettings, type Settings } from '@bazaar/settings';
import { test as base } from '@playwright/test';
import { buildSandbox, buildWeb } from '../../../scripts/run/build.ts';
import { stop } from '../../../scripts/run/processes.ts';
import { startSandbox, startWeb } from '../../../scripts/run/product.ts';

/** The running product, with the handles a test needs to take parts of it away and bring them back. */
export interface Product {
  readonly settings: Settings;
  /** Ends the sandbox as a power cut would. */
  killSandbox(): Promise<void>;
  startSandbox(): Promise<void>;
  restartEverything(): Promise<void>;
  /** Calls the sandbox has answered since the last `forgetCalls`, media and controls aside. */
  callCount(): Promise<number>;
  forgetCalls(): Promise<void>;
  /** Makes every call of the catalogue go wrong in one way until `clearFaults`. */
  fault(fault: Readonly<Record<string, unknown>>): Promise<void>;
  clearFaults(): Promise<void>;
  /** The newest one-time code sent to a mobile, read where a person would read it: the sandbox's inbox page. */
  newestCode(mobile: string): Promise<string>;
}

export const test = base.extend<{ baseURL: string }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const running = await RunningProduct.start();
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ product }, use) => use(product.settings.SITE_URL),
});

export { expect } from '@playwright/test';

class RunningProduct implements Product {
  readonly settings: Settings;
  private readonly dataFolder: string;
  private sandbox: ChildProcess | undefined;
  private web: ChildProcess | undefined;

  private constructor(dataFolder: string) {
    this.dataFolder = dataFolder;
    this.settings = parseSettings({
      PORT: '3950',
      SANDBOX_PORT: '4950',
      SANDBOX_DATA_DIR: dataFolder,
      SANDBOX_CONTROLS: '1',
      WEB_BUILD_DIR: '.next-test',
    });
  }

  static async start(): Promise<RunningProduct> {
    const product = new RunningProduct(mkdtempSync(join(tmpdir(), 'bazaar-e2e-')));
    await buildSandbox();
    await product.startSandbox();
    await buildWeb(product.settings);
    product.web = await startWeb(product.settings);
    return product;
  }

  async stop(): Promise<void> {
    if (this.web) await stop(this.web);
    if (this.sandbox) await stop(this.sandbox);
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  async startSandbox(): Promise<void> {
    this.sandbox = await startSandbox(this.settings);
  }

  async killSandbox(): Promise<void> {
    const child = this.sandbox;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    this.sandbox = undefined;
  }

  async restartEverything(): Promise<void> {
    if (this.web) await stop(this.web);
    await this.killSandbox();
    await this.startSandbox();
    this.web = await startWeb(this.settings);
  }

  async callCount(): Promise<number> {
    const counts = (await (await this.control('requests')).json()) as { total: number };
    return counts.total;
  }

  async forgetCalls(): Promise<void> {
    await this.control('requests/reset', 'POST');
  }

  async fault(fault: Readonly<Record<string, unknown>>): Promise<void> {
    const answer = await this.control('faults', 'POST', JSON.stringify(fault));
    if (!answer.ok) throw new Error(`the sandbox refuses the fault: ${await answer.text()}`);
  }

  async clearFaults(): Promise<void> {
    await this.control('faults/reset', 'POST');
  }

  async newestCode(mobile: string): Promise<string> {
    const page = await (await fetch(`${this.settings.CATALOGUE_API_URL}/inbox`)).text();
    const entry = page.split('data-mobile=').find((part) => part.startsWith(`"${mobile}"`));
    const code = entry?.match(/data-code="(\d+)"/)?.[1];
    if (!code) throw new Error(`the inbox shows no code for ${mobile}`);
    return code;
  }

  private control(path: string, method = 'GET', body?: string): Promise<Response> {
    return fetch(`${this.settings.CATALOGUE_API_URL}/__sandbox/${path}`, { method, body });
  }
}
