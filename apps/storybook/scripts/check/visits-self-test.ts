import type { Browser } from '@playwright/test';
import { StoryPage } from './story-page.ts';

const widths = [360, 1440];

/** Expected renders of each sample: by its stylesheets only, by a script that queries its width, by a play function. */
const wanted: Readonly<Record<string, readonly number[]>> = {
  'components-data-badge--default': [],
  'components-layout-carousel--default': [1440],
  'components-forms-combobox--chosen': [1440],
};

/** Checks that a story is rendered once for two widths only where nothing but its stylesheets can make a difference. */
export async function problemsOfVisits(
  browser: Browser,
  origin: string,
  axeSource: string,
): Promise<string[]> {
  const page = await StoryPage.open(browser, origin, axeSource);
  const problems: string[] = [];
  for (const [storyId, again] of Object.entries(wanted)) {
    const seen = (await page.visit(storyId, widths)).again;
    if (String(seen) !== String(again))
      problems.push(`${storyId}: expected “${again}” to be drawn anew, saw “${seen}”`);
  }
  await page.close();
  return problems;
}
