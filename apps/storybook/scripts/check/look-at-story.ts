import type { Page } from '@playwright/test';
import { turnTo } from '../visual/turned-modes.ts';

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly element?: Element; readonly failureSummary?: string }[];
}

interface Axe {
  configure(spec: { readonly noHtml: boolean }): void;
  run(context: object, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

declare global {
  interface Window {
    readonly axe: Axe;
  }
}

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

/**
 * Runs in the browser: checks with axe what stands there, and that it is no wider than the screen. Tells first whether nothing plays in the
 * story, and no script of it asked for a width until now.
 */
async function lookAtStory([options, exclude]: readonly [object, readonly string[]]) {
  // What the story does in its first frames belongs to it, and at a further width it has only now been laid out.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  window.widthQuestions.isListening = false;
  const plays = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.playFunction !== undefined;
  const isByStyleAlone = !plays && !window.widthQuestions.queried;
  const { measureText } = CanvasRenderingContext2D.prototype;
  // A word whose letters join is narrower than the sum of its letters, and so is a word that a font draws as an icon: axe takes Persian
  // text for icons, which need no contrast. Measured like this, no word is an icon; axe measures for nothing else.
  CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: 30 * text.length }) as TextMetrics;
  const { violations } = await window.axe.run({ include: [document.body], exclude }, options);
  CanvasRenderingContext2D.prototype.measureText = measureText;
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const found = violations.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}: ${nodes[0]?.element?.outerHTML.slice(0, 200)} ${nodes[0]?.failureSummary?.slice(0, 300) ?? ''}`,
  );
  if (overflow > 1) found.push(`is ${overflow} px wider than the screen`);
  return { found, isByStyleAlone };
}
