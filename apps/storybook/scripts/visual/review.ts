import type { Browser } from '@playwright/test';
import type { ReviewMode } from '../../.storybook/modes.ts';
import { compare } from './compare.ts';
import { Photographer } from './photographer.ts';
import type { Picture } from './picture.ts';
import type { Change } from './report.ts';
import { turnsOf } from './turned-modes.ts';

export interface ReviewSide {
  readonly origin: string;
  /** Stories of this build to photograph. */
  readonly stories: ReadonlySet<string>;
}

export interface ReviewOptions {
  readonly before: ReviewSide;
  readonly after: ReviewSide;
  readonly modes: readonly ReviewMode[];
  /** Called with each change as it is found. */
  readonly onChange: (change: Change) => Promise<void>;
}

export interface Review {
  readonly compared: number;
  /** Stories that could not be photographed, with the reason. */
  readonly failures: readonly string[];
  /** Stories that could not be photographed in the base: there is nothing to compare with. */
  readonly brokenBefore: readonly string[];
}

/**
 * Photographs every story in every mode on both sides, chosen ones also in the modes nobody requested, on the same visit, and compares the two
 * pictures.
 */
export async function review(browser: Browser, options: ReviewOptions): Promise<Review> {
  const { before, after, modes, onChange } = options;
  const stories = [...new Set([...before.stories, ...after.stories])].sort();
  const failures: string[] = [];
  const brokenBefore: string[] = [];
  let compared = 0;
  await Promise.all(
    modes.map(async (mode) => {
      const sides = {
        before: await Photographer.open(browser, before.origin, mode),
        after: await Photographer.open(browser, after.origin, mode),
      };
      for (const storyId of stories) {
        const isOnBothSides = before.stories.has(storyId) && after.stories.has(storyId);
        const turns = isOnBothSides ? turnsOf(storyId, mode, modes) : [];
        const take = (side: Side) =>
          options[side].stories.has(storyId)
            ? sides[side].take(storyId, turns).catch((error: Error) => {
                const broken = side === 'before' ? brokenBefore : failures;
                broken.push(`${storyId} in ${mode.name}: ${error.message}`);
                return 'broken' as const;
              })
            : undefined;
        const [earlier, later] = [await take('before'), await take('after')];
        if (earlier === 'broken' || later === 'broken') continue;
        for (const [place, { name }] of [mode, ...turns].entries()) {
          const change = changeOf(storyId, name, earlier?.[place], later?.[place]);
          if (change) await onChange(change);
          compared += 1;
        }
      }
      await sides.before.close();
      await sides.after.close();
    }),
  );
  return { compared, failures, brokenBefore };
}

type Side = 'before' | 'after';
type Taken = Picture | undefined;

function changeOf(storyId: string, mode: string, before: Taken, after: Taken): Change | undefined {
  const name = { storyId, mode };
  if (!before || !after) {
    const [kind, pictures] = before ? (['removed', { before }] as const) : (['added', { after }] as const);
    return { ...name, kind, changedPixels: 0, ...pictures };
  }
  const difference = compare(before, after);
  if (!difference) return undefined;
  const { changedPixels, drawing } = difference;
  return { ...name, kind: 'changed', changedPixels, before, after, difference: drawing };
}
