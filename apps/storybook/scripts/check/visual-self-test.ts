import type { Browser } from '@playwright/test';
import { reviewModes } from '../../.storybook/modes.ts';
import { type ReviewSide, review } from '../visual/review.ts';
import { serveStatic } from './serve-static.ts';

const stories = ['components-actions-chip--default', 'components-actions-button--default'] as const;

/** Makes a step of the four-point grid one pixel wider, like a changed token in the built stylesheet. */
const widenToken = (css: string) => css.replace(/(\.u-chip\{[^}]*padding-inline:)12px/, '$113px');

const inForcedColours = '@media (forced-colors:active){.u-chip{border-style:dashed!important}}';

/**
 * Checks that the comparison of pictures detects what it should: nothing between two runs, one pixel of a token, what differs in one mode alone, and by name a story that
 * was added or removed.
 */
export async function problemsOfVisual(browser: Browser, build: string): Promise<string[]> {
  const plain = await serveStatic(build);
  const widened = await serveStatic(build, widenToken);
  const forced = await serveStatic(build, (css) => `${css}${inForcedColours}`);
  const side = (origin: string, ...ids: readonly string[]): ReviewSide => ({ origin, stories: new Set(ids) });
  const look = async (before: ReviewSide, after: ReviewSide) => {
    const seen: string[] = [];
    const { failures, brokenBefore } = await review(browser, {
      before,
      after,
      modes: reviewModes.filter(({ name }) => name === '1440'),
      onChange: async ({ kind, storyId, mode }) => void seen.push(`${kind} ${storyId}.${mode}`),
    });
    return [...failures, ...brokenBefore, ...seen].join(', ');
  };
  const problems: string[] = [];
  const expect = (what: string, seen: string, wanted: string) => {
    if (seen !== wanted) problems.push(`${what}: expected “${wanted}”, saw “${seen}”`);
  };
  try {
    const both = side(plain.origin, ...stories);
    expect('twice the same', await look(both, both), '');
    const chip = (mode: string) => `changed ${stories[0]}.${mode}`;
    const everywhere = ['1440', '1440-ltr', '1440-forced-colors', '1440-contrast'].map(chip).join(', ');
    expect('one pixel', await look(both, side(widened.origin, ...stories)), everywhere);
    const inOneMode = await look(both, side(forced.origin, ...stories));
    expect('forced colours alone', inOneMode, chip('1440-forced-colors'));
    const one = side(plain.origin, stories[0]);
    expect('a story gone', await look(both, one), `removed ${stories[1]}.1440`);
    expect('a new story', await look(one, both), `added ${stories[1]}.1440`);
  } finally {
    plain.close();
    widened.close();
    forced.close();
  }
  return problems;
}
