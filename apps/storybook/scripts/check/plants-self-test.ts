import type { Browser } from '@playwright/test';
import { serveStatic } from './serve-static.ts';
import { StoryPage } from './story-page.ts';

/** Each is good on a phone and bad on a desktop, in a story that is rendered once for both. */
const widePlants = [
  {
    story: 'components-actions-chip--default',
    css: '.u-chip{margin-inline-start:2000px}',
    expected: /^is \d+ px wider than the screen$/,
  },
  {
    // Joined Persian letters, which axe does not look at by itself.
    story: 'components-data-badge--default',
    css: '.u-badge{color:#aaa!important;background:#bbb!important}',
    expected: /^axe color-contrast: /,
  },
  {
    // Of a rule that reads the document alone: its words are rendered on a phone alone.
    story: 'components-layout-accordion--default',
    css: '.u-accordion-summary>span{display:none!important}',
    expected: /^axe summary-name: /,
  },
];

/** Each is bad in another mode alone. */
const modePlants = [
  {
    story: 'components-data-monogram--default',
    css: '.u-monogram:dir(ltr){margin-inline-start:2000px}',
    expected: /^left to right: is \d+ px wider than the screen$/,
  },
  {
    story: 'components-actions-link--default',
    css: '@media (forced-colors:active){.u-link{forced-color-adjust:none;color:#aaa!important;background:#bbb!important}}',
    expected: /^in forced colours: axe color-contrast: /,
  },
];

/** Checks that what is bad at the second width alone, or in another mode alone, is found there, and only there. */
export async function problemsOfPlants(
  browser: Browser,
  build: string,
  axeSource: string,
): Promise<string[]> {
  const [wide, inMode] = [widePlants, modePlants].map((plants) => plants.map(({ css }) => css).join(''));
  const server = await serveStatic(build, (css) => `${css}@media (min-width:1000px){${wide}}${inMode}`);
  const page = await StoryPage.open(browser, server.origin, axeSource);
  const problems: string[] = [];
  for (const plants of [widePlants, modePlants]) {
    for (const { story, expected } of plants) {
      const found = (await page.visit(story, [360, 1440])).problems;
      const [phone = [], desktop = []] = [found.get(360), found.get(1440)];
      const [bad, good] = plants === widePlants ? [desktop, phone] : [phone, desktop];
      if (good.length > 0 || bad.length !== 1 || !expected.test(bad[0] ?? ''))
        problems.push(`${story}: expected ${expected} alone, saw “${phone}” and “${desktop}”`);
    }
  }
  await page.close();
  server.close();
  return problems;
}
