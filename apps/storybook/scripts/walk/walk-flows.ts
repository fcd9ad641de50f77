import type { Browser, Page } from '@playwright/test';
import { flows, type Step } from './flows.ts';
import { hearProblems } from './heard-problems.ts';
import { PATIENCE_MS } from './patience.ts';
import { type State, states } from './states.ts';

/** Walks what visitors come for from screen to screen inside Storybook, and sets its toolbar. Returns by way where it broke. */
export async function walkFlows(
  browser: Browser,
  origin: string,
): Promise<Record<string, readonly string[]>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE_MS);
  const results: Record<string, readonly string[]> = {};
  let problems: string[] = [];
  hearProblems(page, origin, (problem) => problems.push(problem));
  await page.goto(
    `${origin}/index.html?path=/story/components-actions-button--default&globals=a11y.manual:!true`,
  );
  for (const { name, begin, steps } of flows)
    await tell(name, async () => {
      await open(page, begin);
      for (const step of steps) {
        const broken = await take(page, step).catch((error: Error) => error.message.slice(0, 300));
        if (broken !== undefined) return `${step.does}: ${broken}`;
      }
      return undefined;
    });
  for (const state of states) await tell(state.name, () => set(page, state));
  await page.close();
  return results;

  async function tell(name: string, walk: () => Promise<string | undefined>): Promise<void> {
    problems = [];
    const broken = await walk().catch((error: Error) => error.message.slice(0, 300));
    results[name] = broken === undefined ? problems : [broken, ...problems];
  }
}

async function take(page: Page, { act, shows }: Step): Promise<string | undefined> {
  const screen = page.frameLocator('#storybook-preview-iframe');
  await screen.locator('#storybook-root main').first().waitFor();
  await act(screen);
  return arrive(page, shows);
}

async function set(page: Page, { begin, globals, shows, says }: State): Promise<string | undefined> {
  await open(page, begin);
  await emit(page, 'updateGlobals', { globals });
  if (shows !== undefined) {
    const elsewhere = await arrive(page, shows);
    if (elsewhere !== undefined) return elsewhere;
  } else {
    const screen = page.frameLocator('#storybook-preview-iframe');
    await screen
      .locator('main')
      .getByText(says ?? '')
      .locator('visible=true')
      .first()
      .waitFor();
  }
  // What the toolbar takes back leads back to where it was set.
  await emit(page, 'updateGlobals', { globals: { service: 'written', role: 'written' } });
  return arrive(page, begin);
}

/** Selects a story as a press in the sidebar does: the manager hears its frame. */
async function open(page: Page, storyId: string): Promise<void> {
  const root = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *');
  await root.first().waitFor({ state: 'attached' });
  await page
    .frame({ name: 'storybook-preview-iframe' })
    ?.evaluate(
      (id) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('selectStory', { storyId: id, viewMode: 'story' }),
      storyId,
    );
  await arrive(page, storyId);
}

async function arrive(page: Page, storyId: string): Promise<string | undefined> {
  const isThere = (url: URL) => url.searchParams.get('path') === `/story/${storyId}`;
  await page.waitForURL(isThere, { timeout: PATIENCE_MS / 3 }).catch(() => undefined);
  const path = new URL(page.url()).searchParams.get('path');
  if (path !== `/story/${storyId}`) return `leads to ${path} in place of ${storyId}`;
  // What is pressed while a story is being prepared meets the one before it. One that shows a slow service has left again.
  const frame = page.frame({ name: 'storybook-preview-iframe' });
  await frame?.waitForFunction(isShown, storyId, { timeout: PATIENCE_MS / 60 }).catch(() => undefined);
  return undefined;
}

/** Runs in the frame. */
function isShown(storyId: string): boolean {
  const render = window.__STORYBOOK_PREVIEW__?.currentRender;
  return render?.id === storyId && /^(completed|finished|errored)$/.test(render.phase ?? '');
}

const emit = (page: Page, event: string, data: object) =>
  page.evaluate(([name, told]) => window.__STORYBOOK_ADDONS_CHANNEL__.emit(name, told), [
    event,
    data,
  ] as const);
