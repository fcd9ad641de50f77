import type { Page } from '@playwright/test';
import { turnTo } from '../visual/turned-modes.ts';
import { lookAtStory } from './story-in-browser.ts';

/** Rules for whole pages do not apply to a part of one. */
const axeOptions = {
  rules: {
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
    'heading-order': { enabled: false },
    'landmark-unique': { enabled: false },
    'landmark-main-is-top-level': { enabled: false },
    'target-size': { enabled: true },
  },
  // Passed rules are not used: axe need not report them.
  resultTypes: ['violations'],
  // The sheets once more are for the rule about turned screens, which is not among those that run.
  preload: { assets: ['media'] },
  // A message quotes the element itself: axe need not work out where in the page each of thousands stands.
  selectors: false,
  elementRef: true,
};

/** Storybook's own screens around the story, hidden while it stands. */
const notOfTheStory = ['.sb-wrapper', '#storybook-docs'];

/**
 * Rules that read where things stand or which colours they have: another direction and other colours can change the result of these alone. The
 * others read the document, which stays as it is.
 */
const seenRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

const plain = { direction: 'rtl', hasForcedColors: false } as const;
const modes = [
  ['left to right', { ...plain, direction: 'ltr' }],
  ['in forced colours', { ...plain, hasForcedColors: true }],
] as const;

export interface Look {
  readonly found: string[];
  /** Nothing plays in the story, and no script of it asked for a width. */
  readonly isByStyleAlone: boolean;
}

/** Checks the story that stands in the page with axe, and that it is no wider than the screen. */
export function look(page: Page): Promise<Look> {
  return page.evaluate(lookAtStory, [axeOptions, notOfTheStory] as const);
}

/** Checks it again from left to right and in forced colours. Nothing is rendered anew. Leaves the page as it was. */
export async function lookInModes(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const options = { ...axeOptions, runOnly: seenRules };
  for (const [name, mode] of modes) {
    await turnTo(page, mode);
    const { found } = await page.evaluate(lookAtStory, [options, notOfTheStory] as const);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  await turnTo(page, plain);
  return problems;
}
