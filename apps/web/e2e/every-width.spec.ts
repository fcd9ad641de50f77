import { everyPage } from './every-page';
import { expect, test } from './product';

const WIDTHS = [360, 768, 1440];

test('every page fits its width on phone, tablet and desktop, with one h1 and no skipped heading level', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const faults: unknown[] = [];
  for (const path of Object.values(await everyPage(product))) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { sidewaysPx, levels } = await page.evaluate(() => ({
        // Measured at both edges: in a right-to-left page, what overflows at the right cannot be scrolled to.
        sidewaysPx: Math.max(
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ...Array.from(document.querySelectorAll('h1'), (title) =>
            Math.ceil(title.getBoundingClientRect().right - document.documentElement.clientWidth),
          ),
        ),
        levels: Array.from(document.querySelectorAll('h1, h2, h3, h4'), ({ tagName }) => Number(tagName[1])),
      }));
      const titles = levels.filter((level) => level === 1).length;
      const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
      if (sidewaysPx > 0 || titles !== 1 || skips) faults.push([path, width, sidewaysPx, levels.join('')]);
    }
  }
  expect(faults).toEqual([]);
});
