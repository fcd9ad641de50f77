import type { Settings } from '@bazaar/settings';
import { test as base } from '@playwright/test';
import { testBuild } from '../../../scripts/run/test-build.ts';
import { ProductProcesses } from './product-processes';

/** The running product, with controls to stop and restart its parts. */
export interface Product {
  readonly settings: Settings;
  /** Kills the sandbox as a power cut would. */
  killSandbox(): Promise<void>;
  startSandbox(): Promise<void>;
  restartEverything(): Promise<void>;
  /** Starts the web server anew without what it has read and rendered. */
  forgetPages(): Promise<void>;
  /** Returns the number of calls the sandbox has handled since the last `forgetCalls`, without media and controls. */
  callCount(): Promise<number>;
  forgetCalls(): Promise<void>;
  /** Makes every call of the catalogue fail in one way until `clearFaults`. */
  fault(fault: Readonly<Record<string, unknown>>): Promise<void>;
  clearFaults(): Promise<void>;
  /** Returns the newest one-time code sent to a mobile number, from the sandbox's inbox page. */
  newestCode(mobile: string): Promise<string>;
}

interface OfTest {
  /** Whether pages fetch the products in view ahead: true in a test whose subject that is. For any other it is work that nobody waits for. */
  readonly fetchesAhead: boolean;
  readonly baseURL: string;
  readonly healthyAfterwards: undefined;
}

export const test = base.extend<OfTest, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      const product = new RunningProduct(parallelIndex);
      // The first test of a worker, or a failed test before it may have left a server down.
      await product.start();
      await product.clearFaults();
      await use(product);
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await context.addInitScript(saveData);
    await use(context);
  },
  baseURL: ({ product }, use) => use(product.settings.SITE_URL),
  healthyAfterwards: [
    async ({ product }, use) => {
      await use(undefined);
      await untilCallsPass(product);
    },
    { auto: true },
  ],
});

/** Runs in the browser: states the wish of a visitor whose data are dear. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Waits until the web server calls the catalogue again: a test that broke it may have opened the circuit breaker, which the next test would meet. */
async function untilCallsPass({ settings }: Product): Promise<void> {
  const call = `${settings.SITE_URL}/api/v1/shared/typemodels/jobTitle`;
  const isPassed = async () => (await fetch(call).catch(() => undefined))?.ok === true;
  for (let tries = 0; tries < 100 && !(await isPassed()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 200));
}

export { expect } from '@playwright/test';

/** One product for each parallel worker; a failed test gets a new worker, not a new product. */
class RunningProduct implements Product {
  readonly settings: Settings;
  private readonly processes: ProductProcesses;

  constructor(number: number) {
    this.processes = new ProductProcesses(number);
    this.settings = this.processes.settings;
  }

  async start(): Promise<void> {
    this.processes.copyOnce(testBuild);
    await this.startSandbox();
    await this.processes.keepWebRunning();
  }

  startSandbox(): Promise<void> {
    return this.processes.keepSandboxRunning();
  }

  killSandbox(): Promise<void> {
    return this.processes.end('sandbox', 'SIGKILL');
  }

  async restartEverything(): Promise<void> {
    await this.processes.end('web', 'SIGTERM');
    await this.killSandbox();
    await this.startSandbox();
    await this.processes.keepWebRunning();
  }

  forgetPages(): Promise<void> {
    return this.processes.forgetPages();
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
