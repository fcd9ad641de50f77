import type { Settings } from '@bazaar/settings';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findOrInstallChromium } from '../../check/chromium.ts';
import { say } from '../../run/console.ts';
import { withRunningProduct } from '../running-product.ts';
import { writeSection } from '../write-section.ts';
import { longestTaskMs, startCounting } from './long-tasks.ts';
import { startBuyer } from './start-buyer.ts';

const SLOWER = 4;
const PRODUCTS = 3_000;
const REST_MS = 1_500;
/** A draft is sent 3 s after its last change; asking the page meanwhile would be work of its own. */
const SAVE_MS = 6_000;

interface Figures {
  /** From the press to all lines in the request, in ms. */
  readonly pasteMs: number;
  /** Longest task of each step, in ms. */
  readonly longest: Readonly<Record<string, number>>;
}

/** `pnpm bench wizard`: measures how a request of many lines is pasted, opened, typed in, scrolled and saved on a quarter of a processor. */
export async function benchWizard(): Promise<void> {
  const executablePath = await findOrInstallChromium();
  await withRunningProduct(PRODUCTS, async (settings) => {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      const least = async (count: number, rate: number) =>
        lesser(await measure(browser, settings, count, rate), await measure(browser, settings, count, rate));
      const usual = await least(200, SLOWER);
      const large = await least(500, SLOWER);
      const whole = await least(500, 1);
      say(JSON.stringify({ whole, large, usual }, undefined, 2));
      writeSection('wizard', table([usual, large, whole]));
    } finally {
      await browser.close();
    }
  });
}

async function measure(browser: Browser, settings: Settings, count: number, rate: number): Promise<Figures> {
  const page = await browser.newPage({
    baseURL: settings.SITE_URL,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  try {
    await startBuyer(page, settings);
    await page.goto('/profile/directorder?new=1');
    await choose(page, 'افزودن تأمین‌کننده', 'بازرگانی');
    await page.getByRole('button', { name: 'چسباندن فهرست' }).click();
    await choose(page, /دستهٔ این ردیف‌ها/, 'بلبرینگ');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.evaluate(startCounting);
    const longest: Record<string, number> = {};
    const step = async (name: string, run: () => Promise<unknown>) => {
      await page.evaluate(longestTaskMs);
      await run();
      await page.waitForTimeout(REST_MS);
      longest[name] = await page.evaluate(longestTaskMs);
    };
    const rows = Array.from(
      { length: count },
      (_, row) => `${6000 + row}\tبلبرینگ شیار عمیق\t${row + 1}\tعدد`,
    );
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\n'));
    await page.getByLabel('چسباندن فهرست').focus();
    await step('pasted into the field', () => page.keyboard.press('Control+V'));
    let pasteMs = 0;
    await step('lines added', async () => {
      const startMs = performance.now();
      await page.getByRole('button', { name: 'افزودن ردیف‌ها' }).click();
      await page
        .locator('#wizard-lines article')
        .nth(count - 1)
        .waitFor({ state: 'attached' });
      pasteMs = Math.round(performance.now() - startMs);
    });
    await step('saved', () => page.waitForTimeout(SAVE_MS));
    await step('line opened', () =>
      page.locator('#wizard-lines article').nth(1).getByRole('button').last().click(),
    );
    await step('typed', () =>
      page.getByLabel('مقدار', { exact: true }).pressSequentially('12345', { delay: 150 }),
    );
    await step('saved again', () => page.waitForTimeout(SAVE_MS));
    await step('scrolled', async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        await page.mouse.wheel(0, 900);
        await page.waitForTimeout(100);
      }
    });
    return { pasteMs, longest };
  } finally {
    await page.close();
  }
}

/** What else runs on the machine only adds: of two runs the lesser figures are nearer to the product's own. */
function lesser(one: Figures, other: Figures): Figures {
  const steps = Object.entries(one.longest).map(
    ([step, ms]) => [step, Math.min(ms, other.longest[step] ?? ms)] as const,
  );
  return { pasteMs: Math.min(one.pasteMs, other.pasteMs), longest: Object.fromEntries(steps) };
}

async function choose(page: Page, label: string | RegExp, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByRole('listbox', { name: 'پیشنهادها' }).getByRole('option').first().click();
}

function table(columns: readonly Figures[]): string {
  const row = (name: string, of: (figures: Figures) => number | undefined) =>
    `| ${[name, ...columns.map((figures) => `${of(figures)} ms`)].join(' | ')} |`;
  return [
    '| Measure | 200 lines, a quarter of the processor | 500 lines, a quarter | 500 lines, the whole |',
    '|---|---|---|---|',
    row('From the press to all lines in the request', ({ pasteMs }) => pasteMs),
    ...Object.keys(columns[0]?.longest ?? {}).map((step) =>
      row(`Longest task: ${step}`, ({ longest }) => longest[step]),
    ),
  ].join('\n');
}
