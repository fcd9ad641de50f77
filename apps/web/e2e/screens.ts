import type { Page, TestInfo } from '@playwright/test';
import { isForPictures } from './document-picture';
import { expect } from './product';

/**
 * Asserts that nothing is wider than the window and no picture is missing. Takes a screenshot where the run is one for pictures: nothing
 * reads it, and a whole page of a phone costs as much processor as opening it.
 */
export async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.waitForLoadState('load');
  const faults = await page.evaluate(() => {
    const root = document.documentElement;
    const broken = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
    return {
      // Behind a dialog the page reserves the space of its scrollbar, which this browser does not draw: narrower is no fault.
      sidewaysPx: Math.max(0, root.scrollWidth - root.clientWidth),
      brokenPictures: broken.map((image) => image.src),
      direction: getComputedStyle(document.body).direction,
    };
  });
  const path = `test-results/screens/${info.project.name}-${name}.png`;
  if (isForPictures(info)) await page.screenshot({ path, fullPage: true });
  expect(faults).toEqual({ sidewaysPx: 0, brokenPictures: [], direction: 'rtl' });
}
