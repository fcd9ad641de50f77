import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { Baseline } from '../visual/baseline.ts';
import { type ReviewOptions, review } from '../visual/review.ts';
import { serveStatic } from './serve-static.ts';

const stories = ['components-chip--default', 'components-button--default'];

/** A step of the four-point grid, one pixel wider: what a changed token does to the built sheet. */
const widenToken = (css: string) => css.replace(/(\.u-chip\{[^}]*padding-inline:)12px/, '$113px');

/**
 * The comparison of pictures sees what it is for: nothing between two runs, one pixel of a token, and by name a story that has come
 * or gone.
 */
export async function problemsOfVisual(browser: Browser, build: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'visual-self-test-'));
  const plain = await serveStatic(build);
  const widened = await serveStatic(build, widenToken);
  const look = async (changed: Partial<ReviewOptions>) => {
    const { changes, failures } = await review(browser, {
      stories,
      widths: [360],
      origin: plain.origin,
      baseline: new Baseline(folder),
      isUpdate: false,
      isAskedFor: () => true,
      ...changed,
    });
    return [...failures, ...changes.map(({ kind, name }) => `${kind} ${name}`)].join(', ');
  };
  const problems: string[] = [];
  const expect = (what: string, seen: string, wanted: string) => {
    if (seen !== wanted) problems.push(`${what}: expected “${wanted}”, saw “${seen}”`);
  };
  try {
    await look({ isUpdate: true });
    expect('twice the same', await look({}), '');
    expect('one pixel', await look({ origin: widened.origin }), `changed ${stories[0]}.360`);
    expect('a story gone', await look({ stories: stories.slice(0, 1) }), `removed ${stories[1]}.360`);
    const more = [...stories, 'components-badge--default'];
    expect('a new story', await look({ stories: more }), 'added components-badge--default.360');
  } finally {
    plain.close();
    widened.close();
    rmSync(folder, { recursive: true });
  }
  return problems;
}
