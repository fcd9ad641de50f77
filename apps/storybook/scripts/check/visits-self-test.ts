import type { Browser } from '@playwright/test';
import { StoryPage } from './story-page.ts';

const widths = [360, 1440];

/** How often each of these has to be drawn: by its style sheets alone, by a script that asks how wide it is, by a play. */
const wanted: Readonly<Record<string, readonly number[]>> = {
  'components-badge--default': [],
  'components-carousel--default': [1440],
  'foundations-device-flags--default': [1440],
};

/** A story is drawn once for two widths only where nothing but its style sheets can tell the difference. */
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
