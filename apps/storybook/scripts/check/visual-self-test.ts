import type { Browser } from '@playwright/test';
import { reviewModes } from '../../.storybook/modes.ts';
import { type ReviewSide, review } from '../visual/review.ts';
import { serveStatic } from './serve-static.ts';

const stories = ['components-actions-chip--default', 'components-actions-button--default'] as const;

/** Makes a step of the four-point grid one pixel wider, like a changed token in the built stylesheet. */
const widenToken = (css: string) => css.replace(/(\.u-chip\{[^}]*padding-inline:)12px/, '$113px');

/**
 * Checks that the comparison of pictures detects what it should: nothing between two runs, one pixel of a token, and by name a story that
 * was added or removed.
 */
export async function problemsOfVisual(browser: Browser, build: string): Promise<string[]> {
  const plain = await serveStatic(build);
  const widened = await serveStatic(build, widenToken);
  const side = (origin: string, ...ids: readonly string[]): ReviewSide => ({ origin, stories: new Set(ids) });
  const look = async (before: ReviewSide, after: ReviewSide) => {
    const seen: string[] = [];
    const { failures, brokenBefore } = await review(browser, {
      before,
      after,
      modes: reviewModes.filter(({ name }) => name === '360'),
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
    expect('one pixel', await look(both, side(widened.origin, ...stories)), `changed ${stories[0]}.360`);
    const one = side(plain.origin, stories[0]);
    expect('a story gone', await look(both, one), `removed ${stories[1]}.360`);
    expect('a new story', await look(one, both), `added ${stories[1]}.360`);
  } finally {
    plain.close();
    widened.close();
  }
  return problems;
}
