import type { Browser } from '@playwright/test';
import type { Baseline } from './baseline.ts';
import { compare } from './compare.ts';
import { Photographer } from './photographer.ts';
import type { Change } from './report.ts';

export interface Review {
  readonly changes: readonly Change[];
  readonly compared: number;
  /** Stories that could not be photographed, and why. */
  readonly failures: readonly string[];
}

export interface ReviewOptions {
  readonly stories: readonly string[];
  readonly widths: readonly number[];
  readonly origin: string;
  readonly baseline: Baseline;
  /** Accepts what is seen in place of reporting it. */
  readonly isUpdate: boolean;
  /** Whether a picture of the baseline belongs to what was asked for; its story may be gone. */
  readonly isAskedFor: (storyId: string) => boolean;
}

/** Photographs every story at every width and compares it with the accepted picture. */
export async function review(browser: Browser, options: ReviewOptions): Promise<Review> {
  const { stories, widths, baseline, isUpdate, isAskedFor } = options;
  const known = new Set(baseline.names());
  const expected = new Set(stories.flatMap((id) => widths.map((width) => `${id}.${width}`)));
  const changes: Change[] = [];
  const failures: string[] = [];
  await Promise.all(
    widths.map(async (width) => {
      const photographer = await Photographer.open(browser, options.origin, width);
      for (const id of stories) {
        try {
          const change = await changeOf(photographer, id, `${id}.${width}`, baseline, known);
          if (change) changes.push(isUpdate ? await accept(baseline, change) : change);
        } catch (error) {
          failures.push(`${id} at ${width} px: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    }),
  );
  for (const name of known) {
    if (expected.has(name) || !isAskedFor(name.replace(/\.\d+$/, ''))) continue;
    const change: Change = { name, kind: 'removed', changedPixels: 0, before: await baseline.read(name) };
    changes.push(isUpdate ? await accept(baseline, change) : change);
  }
  changes.sort((left, right) => left.name.localeCompare(right.name, 'en'));
  return { changes, compared: expected.size - failures.length, failures };
}

async function changeOf(
  photographer: Photographer,
  id: string,
  name: string,
  baseline: Baseline,
  known: ReadonlySet<string>,
): Promise<Change | undefined> {
  const after = await photographer.take(id);
  if (!known.has(name)) return { name, kind: 'added', changedPixels: 0, after };
  const before = await baseline.read(name);
  const difference = compare(before, after);
  if (!difference) return undefined;
  const { changedPixels, drawing } = difference;
  return { name, kind: 'changed', changedPixels, before, after, difference: drawing };
}

/** Accepted at once and told without its pictures: those of a whole new baseline would not fit into memory. */
async function accept(baseline: Baseline, { name, kind, changedPixels, after }: Change): Promise<Change> {
  if (after) await baseline.write(name, after);
  else baseline.remove(name);
  return { name, kind, changedPixels };
}
