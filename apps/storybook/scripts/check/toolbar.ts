import type { Browser, FrameLocator, Page } from '@playwright/test';

type Globals = Readonly<Record<string, unknown>>;

const initial = { direction: 'rtl', digits: 'persian', motion: 'system', viewport: { value: undefined } };

/**
 * Uses every tool of Storybook's toolbar and checks its effect on a story: direction, digits, width, motion, and that each can be reset.
 */
export async function problemsOfToolbar(browser: Browser, origin: string): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  const frame = page.frameLocator('#storybook-preview-iframe');
  const problems: string[] = [];
  for (const { story, tool, before, after, look } of looks) {
    await page.goto(`${origin}/index.html?path=/story/${story}`);
    // The whole of Storybook starts here, in parallel with other load.
    const isThere = await frame
      .locator('#storybook-root > *')
      .first()
      .waitFor({ state: 'attached', timeout: 240_000 })
      .then(() => true)
      .catch(() => false);
    if (!isThere) {
      problems.push(`${story} is not shown in four minutes`);
      continue;
    }
    const expect = async (what: string, wanted: string) => {
      const seen = await settles(() => look(frame), wanted);
      if (seen !== wanted) problems.push(`${Object.keys(tool)} ${what}: expected “${wanted}”, saw “${seen}”`);
    };
    await expect('at first', before);
    await turn(page, tool);
    await expect('turned', after);
    await turn(page, initial);
    await expect('turned back', before);
  }
  await page.close();
  return problems;
}

interface Look {
  readonly story: string;
  readonly tool: Globals;
  readonly before: string;
  readonly after: string;
  readonly look: (frame: FrameLocator) => Promise<string>;
}

const text = async (frame: FrameLocator) => (await frame.locator('#storybook-root').textContent()) ?? '';

const looks: readonly Look[] = [
  {
    story: 'components-navigation-breadcrumb--default',
    tool: { direction: 'ltr' },
    before: 'rtl, the first on the right',
    after: 'ltr, the first on the left',
    look: async (frame) => {
      const direction = await frame.locator('html').getAttribute('dir');
      const links = frame.locator('#storybook-root a');
      const [first, second] = [await links.nth(0).boundingBox(), await links.nth(1).boundingBox()];
      return `${direction}, the first on the ${(first?.x ?? 0) > (second?.x ?? 0) ? 'right' : 'left'}`;
    },
  },
  {
    story: 'components-navigation-breadcrumb--default',
    tool: { direction: 'both' },
    before: 'rtl alone',
    after: 'rtl beside ltr',
    look: async (frame) => {
      const right = await frame.locator('html').getAttribute('dir');
      const other = frame.owner().page().frameLocator('iframe[title="Left to right"]').frameLocator('iframe');
      const isShown = (await other.locator('#storybook-root a').count()) > 1;
      return isShown
        ? `${right} beside ${await other.locator('html').getAttribute('dir')}`
        : `${right} alone`;
    },
  },
  {
    story: 'components-text-number-text--without-unit',
    tool: { digits: 'latin' },
    before: '۱۲٬۳۴۵',
    after: '12,345',
    look: text,
  },
  {
    story: 'components-forms-number-field--without-unit',
    tool: { digits: 'latin' },
    before: '۱۲',
    after: '۱۲',
    look: (frame) => frame.locator('#storybook-root input').inputValue(),
  },
  {
    story: 'components-feedback-skeleton--default',
    tool: { motion: 'reduced' },
    before: 'u-breathe, wants less: false',
    after: 'none, wants less: true',
    look: (frame) =>
      frame
        .locator('.u-skeleton')
        .first()
        .evaluate((skeleton) => {
          const isLess = matchMedia('(prefers-reduced-motion: reduce)').matches;
          return `${getComputedStyle(skeleton).animationName}, wants less: ${isLess}`;
        }),
  },
  ...(['phone', 'xl'] as const).map((value) => ({
    story: 'components-navigation-breadcrumb--default',
    tool: { viewport: { value } },
    before: 'as wide as there is room',
    after: { phone: '360', xl: '1904' }[value],
    look: async (frame: FrameLocator) => {
      const width = await frame.locator('html').evaluate(() => innerWidth);
      return width === 360 || width === 1904 ? String(width) : 'as wide as there is room';
    },
  })),
];

/** Sends a message to the preview and to the tools, like the toolbar. */
const turn = (page: Page, globals: Globals) =>
  page.evaluate(
    (chosen) => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: chosen }),
    globals,
  );

/** Polls for up to 20 s until `look` returns the wanted text. Returns the last text. */
async function settles(look: () => Promise<string>, wanted: string): Promise<string> {
  let seen = '';
  for (let wait = 0; wait < 200; wait += 1) {
    seen = (await look()).trim();
    if (seen === wanted) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return seen;
}
