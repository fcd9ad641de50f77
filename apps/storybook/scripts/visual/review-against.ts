import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewMode } from '../../.storybook/modes.ts';
import { launchBrowser } from '../check/launch-browser.ts';
import { serveStatic } from '../check/serve-static.ts';
import { type Acceptance, acceptanceOf, newAcceptances } from './accepted.ts';
import { buildBase } from './base/build-base.ts';
import { checkOut, dropCheckout } from './base/checked-out.ts';
import type { Base } from './base/find-base.ts';
import { git, repositoryRoot } from './base/git.ts';
import { type Change, DifferencesPage } from './report.ts';
import { review } from './review.ts';
import { isApartFromStories } from './scope/apart-from-stories.ts';
import { type ChangedFiles, changedFiles } from './scope/changed-files.ts';
import { printTree, storyFilesOf } from './scope/tree-prints.ts';
import { storiesIn } from './story-sides.ts';

export interface Outcome {
  /** Number of story files whose code and styles are unchanged. */
  readonly unchangedFiles: number;
  readonly compared: number;
  readonly changes: readonly Omit<Change, 'before' | 'after' | 'difference'>[];
  /** Changes that no line of the list accepts. */
  readonly unaccepted: readonly string[];
  readonly failures: readonly string[];
  /** Remarks that are not failures. */
  readonly notes: readonly string[];
  readonly page: string;
}

export interface Reviewed {
  /** Storybook build of the current tree. */
  readonly build: string;
  /** Part of the ids to check. */
  readonly only: string | undefined;
  readonly modes: readonly ReviewMode[];
  readonly reportFolder: string;
}

export const acceptedPath = 'docs/accepted-changes';

/**
 * Compares the stories of the tree with those of a commit. Photographs only stories whose code or style changed.
 * @throws NoBase when the commit cannot be built
 */
export async function reviewAgainst(base: Base, reviewed: Reviewed): Promise<Outcome> {
  if (await isElsewhere(base)) {
    const unchanged = storyFilesOf(repositoryRoot).length;
    return reviewFiles(base, reviewed, { before: [], after: [], unchanged }, async () => '');
  }
  const folder = await checkOut(base.commit);
  try {
    const files = changedFiles(await printTree(folder), await printTree(repositoryRoot));
    return await reviewFiles(base, reviewed, files, () => buildBase(base, folder));
  } finally {
    await dropCheckout(folder);
  }
}

/** Returns whether nothing changed since a commit that a story could show. */
async function isElsewhere({ commit }: Base): Promise<boolean> {
  const changed = await git('diff', '--name-only', '--no-renames', commit);
  const added = await git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) return false;
  return `${changed}${added}`.split('\n').every((path) => path === '' || isApartFromStories(path));
}

async function reviewFiles(
  base: Base,
  { build, only, modes, reportFolder }: Reviewed,
  files: ChangedFiles,
  buildOfBase: () => Promise<string>,
): Promise<Outcome> {
  const acceptances = await acceptancesSince(base);
  const page = new DifferencesPage(reportFolder);
  const changes: Change[] = [];
  const used = new Set<Acceptance>();
  const unaccepted: string[] = [];
  const isNothing = files.before.length + files.after.length === 0;
  const { compared, failures, brokenBefore } = isNothing
    ? { compared: 0, failures: [], brokenBefore: [] }
    : await photograph(await buildOfBase(), async (change) => {
        const { before, after, difference, ...told } = change;
        changes.push(told);
        await page.add(change);
        const acceptance = acceptanceOf(acceptances, change.storyId, change.mode);
        if (acceptance) used.add(acceptance);
        else if (change.kind === 'changed')
          unaccepted.push(`${change.storyId} in ${change.mode}: ${change.changedPixels} pixels`);
      });
  const idle = only === undefined ? acceptances.filter((acceptance) => !used.has(acceptance)) : [];
  return {
    unchangedFiles: files.unchanged,
    compared,
    changes,
    unaccepted: unaccepted.sort(),
    failures,
    notes: [
      ...idle.map(({ line }) => `${acceptedPath}: nothing differs that “${line}” accepts`),
      ...brokenBefore.map((story) => `not shown by ${base.name}: ${story}`),
    ],
    page: page.write(base.name),
  };

  async function photograph(baseBuild: string, onChange: (change: Change) => Promise<void>) {
    const [before, after] = [await serveStatic(baseBuild), await serveStatic(build)];
    const browser = await launchBrowser();
    try {
      return await review(browser, {
        before: { origin: before.origin, stories: storiesIn(baseBuild, files.before, only) },
        after: { origin: after.origin, stories: storiesIn(build, files.after, only) },
        modes,
        onChange,
      });
    } finally {
      await browser.close();
      before.close();
      after.close();
    }
  }
}

async function acceptancesSince({ commit }: Base): Promise<Acceptance[]> {
  const path = join(repositoryRoot, acceptedPath);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return newAcceptances(text, (await git('show', `${commit}:${acceptedPath}`)) ?? '');
}
