import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns what axe finds on the page, or in the part that `selector` names, by the rules of WCAG 2.2 AA and axe's own best practices when `isStrict`. */
export async function axeViolations(
  page: Page,
  { selector, isStrict = false }: { readonly selector?: string; readonly isStrict?: boolean } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // No page has frames: the results need no second page to be put together.
    .setLegacyMode()
    // Passing results are not read, so axe need not describe them; no rule that runs reads the style sheets.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  if (!isStrict) axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  if (selector !== undefined) axe.include(selector);
  await page.evaluate(takeNoWordForAnIcon);
  // What fades in or out is paler than it will be, and axe measures what it sees: without motion it is there at once, or gone.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await axe.analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  );
}

/**
 * Runs in the browser: a word whose letters join is narrower than the sum of its letters, and so is a word that a font draws as an icon.
 * Axe takes Persian text for icons, which need no contrast; measured like this, no word is an icon. No page measures text on a canvas.
 */
function takeNoWordForAnIcon(): void {
  CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: 30 * text.length }) as TextMetrics;
}
