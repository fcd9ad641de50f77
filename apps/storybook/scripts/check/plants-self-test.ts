import type { Browser } from '@playwright/test';
import { serveStatic } from './serve-static.ts';
import { StoryPage } from './story-page.ts';

const story = 'components-chip--default';

/** Good on a phone, too wide on a desktop. */
const planted = '@media (min-width:1000px){.u-chip{margin-inline-start:2000px}}';

/** Checks that what is bad at the second width alone is found there, and only there, in a story that is rendered once for both. */
export async function problemsOfPlants(
  browser: Browser,
  build: string,
  axeSource: string,
): Promise<string[]> {
  const server = await serveStatic(build, (css) => css + planted);
  const page = await StoryPage.open(browser, server.origin, axeSource);
  const { problems } = await page.visit(story, [360, 1440]);
  await page.close();
  server.close();
  const seen = [...problems].map(([width, found]) => `${width}: ${found.join(', ')}`).join('; ');
  return /^360: ; 1440: is \d+ px wider than the screen$/.test(seen)
    ? []
    : [`${story}: expected nothing at 360 px and a row too wide at 1440, saw “${seen}”`];
}
