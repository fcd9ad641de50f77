import type { Page } from '@playwright/test';
import { wholePageRules } from '../../.storybook/whole-page-rules.ts';
import { turnTo } from '../visual/turned-modes.ts';
import { lookAtStory } from './story-in-browser.ts';

const axeOptions = {
  rules: {
    ...Object.fromEntries(wholePageRules.map((id) => [id, { enabled: false }])),
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
 * Rules that read where things stand, which colours they have, or whether they are on the screen: another width, direction or other colours
 * can change the result of these alone while the document stays as it is and the same of it is rendered.
 */
const seenRules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'autocomplete-valid',
  'avoid-inline-spacing',
  'button-name',
  'image-redundant-alt',
  'input-button-name',
  'input-image-alt',
  'label',
  'marquee',
  'select-name',
  'skip-link',
  'td-headers-attr',
  'th-has-data-cells',
];
const seenOptions = { ...axeOptions, runOnly: seenRules };

const plain = { direction: 'rtl', hasForcedColors: false } as const;
const modes = [
  ['left to right', { ...plain, direction: 'ltr' }],
  ['in forced colours', { ...plain, hasForcedColors: true }],
] as const;

export interface Look {
  readonly found: string[];
  /** Nothing plays in the story, and no script of it asked for a width. */
  readonly isByStyleAlone: boolean;
  /** The same for the same document of which the same is rendered. */
  readonly print: string;
}

/**
 * Checks the story that stands in the page with axe, and that it is no wider than the screen. Where the same stood at another width, the
 * rules that read the document have judged it already: the others run.
 */
export function look(page: Page, printElsewhere = ''): Promise<Look> {
  return page.evaluate(lookAtStory, [axeOptions, notOfTheStory, seenOptions, printElsewhere] as const);
}

/** Checks it again from left to right and in forced colours. Nothing is rendered anew. Leaves the page as it was. */
export async function lookInModes(page: Page, print: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, mode] of modes) {
    await turnTo(page, mode);
    const { found } = await page.evaluate(lookAtStory, [
      axeOptions,
      notOfTheStory,
      seenOptions,
      print,
    ] as const);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  await turnTo(page, plain);
  return problems;
}
