import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reviewModes } from '../.storybook/modes.ts';
import { argument } from './check/stories-of-build.ts';
import { cacheBuild } from './visual/base/cached-builds.ts';
import { committedTree, findBase, NoBase } from './visual/base/find-base.ts';
import { repositoryRoot } from './visual/base/git.ts';
import { acceptedPath, type Outcome, reviewAgainst } from './visual/review-against.ts';

/**
 * Compares the built stories with those of another commit: `--against=<commit>`, by default the previous one. `--only=<part of an id>`
 * filters, `--modes=360,1440` looks in fewer modes than all, `--accept=<reason>` adds the differences to the list of accepted changes. Writes the folder of
 * differences and `test-results/visual.json`, and adds the folder to the Storybook, whose page «What changed» shows it; ends with 1 when a difference is not accepted.
 */
const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const build = argument('build') ?? here('storybook-static');
const reason = argument('accept');
const started = Date.now();
const report = { passed: 0, failures: [] as string[] };
try {
  const base = await findBase(argument('against'));
  const outcome = await reviewAgainst(base, {
    build,
    only: argument('only'),
    modes: requestedModes(argument('modes')),
    reportFolder: here('test-results/visual'),
  });
  tell(outcome, base.name);
  if (reason === undefined) report.failures.push(...outcome.unaccepted.map((what) => `differs: ${what}`));
  else accept(outcome, reason);
  report.failures.push(...outcome.failures);
  report.passed = outcome.unchangedFiles + outcome.compared - outcome.unaccepted.length;
  const tree = await committedTree();
  if (tree !== undefined && argument('build') === undefined) cacheBuild(tree, build);
  rmSync(join(build, 'changes'), { recursive: true, force: true });
  cpSync(here('test-results/visual'), join(build, 'changes'), { recursive: true });
} catch (error) {
  if (!(error instanceof NoBase)) throw error;
  console.log(`No picture was compared: ${error.message}.`);
}
mkdirSync(here('test-results'), { recursive: true });
writeFileSync(here('test-results/visual.json'), `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.failures.length > 0 ? 1 : 0;

function tell(
  { changes, compared, unchangedFiles, unaccepted, failures, notes, page }: Outcome,
  name: string,
) {
  for (const { kind, storyId, mode, changedPixels } of changes) {
    const amount = kind === 'changed' ? `: ${changedPixels} pixels` : '';
    console.log(`${kind} ${storyId} in ${mode}${amount}`);
  }
  for (const note of notes) console.log(note);
  for (const failure of failures) console.error(`failed ${failure}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `against ${name}: ${unchangedFiles} files of stories are the same by their code, ${compared} pictures compared, ${changes.length} differences, ${unaccepted.length} not accepted, ${seconds} s: ${page}`,
  );
}

/** @throws Error for a name that is no mode */
function requestedModes(names: string | undefined) {
  if (names === undefined) return reviewModes;
  return names.split(',').map((wanted) => {
    const mode = reviewModes.find(({ name }) => name === wanted);
    if (!mode) throw new Error(`“${wanted}” is none of ${reviewModes.map(({ name }) => name).join(', ')}`);
    return mode;
  });
}

function accept({ changes, unaccepted }: Outcome, why: string): void {
  const stories = new Set(
    changes
      .filter(({ storyId, mode }) => unaccepted.some((text) => text.startsWith(`${storyId} in ${mode}:`)))
      .map(({ storyId }) => storyId),
  );
  const lines = [...stories].sort().map((storyId) => `${storyId}  *  ${why}\n`);
  appendFileSync(join(repositoryRoot, acceptedPath), lines.join(''));
  console.log(`${acceptedPath}: ${lines.length} lines added`);
}
