import type { Page } from '@playwright/test';
import { type ReviewMode, reviewModes } from '../../.storybook/modes.ts';

/** Of a component every state that a colour, a ground or a side could carry alone; of a pattern the first story. */
const chosen =
  /^(foundations-forced-colours--.*|components-.*--(default|tones|checked|on|chosen|selected|pressed|with-error|open|done|failed|with-bar|with-fault|last-chosen|range|middle|bars-with-part|matched|mirrored)|patterns-.*--default)$/;

/** Returns whether a story is looked at in the other modes without being asked: one of the chosen, or a screen as it is meant to be. */
export function isLookedAtInModes(storyId: string): boolean {
  return chosen.test(storyId) || /^screens-.*--ready$/.test(storyId);
}

/**
 * Returns the modes in which a chosen story is photographed on the same visit, besides those requested for every story: they differ from the
 * mode of the visit in the direction and in media queries alone.
 */
export function turnsOf(
  storyId: string,
  visit: ReviewMode,
  requested: readonly ReviewMode[],
): readonly ReviewMode[] {
  if (visit.name !== String(visit.width) || !chosen.test(storyId)) return [];
  return reviewModes.filter((mode) => mode.width === visit.width && !requested.includes(mode));
}

/** Turns the page to a mode of its width. Nothing is rendered again. */
export async function turnTo(
  page: Page,
  { direction, hasForcedColors, hasMoreContrast = false }: Omit<ReviewMode, 'name' | 'width'>,
): Promise<void> {
  await page.emulateMedia({
    forcedColors: hasForcedColors ? 'active' : 'none',
    contrast: hasMoreContrast ? 'more' : 'no-preference',
  });
  await page.evaluate((side) => {
    document.documentElement.dir = side;
  }, direction);
}
