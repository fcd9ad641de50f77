import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './check/launch-browser.ts';
import { problemsOffline } from './check/offline.ts';
import { problemsOfPlants } from './check/plants-self-test.ts';
import { serveStatic } from './check/serve-static.ts';
import { argument, type BuiltStory, storiesOfBuild } from './check/stories-of-build.ts';
import { StoryPage } from './check/story-page.ts';
import { problemsOfToolbar } from './check/toolbar.ts';
import { problemsOfVisits } from './check/visits-self-test.ts';
import { problemsOfVisual } from './check/visual-self-test.ts';

interface Suspect {
  readonly story: BuiltStory;
  readonly width: number | 'visitor';
  readonly problems: readonly string[];
}

/**
 * Checks every story of the static build at the width of a phone and of a desktop: no axe violation, no console message. Tests that press
 * keys run once more with those of a plain browser. Checks that the build opens without a network. What fails is visited once more, alone in
 * a fresh page: only what fails twice counts, and what passed then is named. Writes `test-results/stories.json`.
 * Chosen stories are looked at from left to right and in forced colours too, all of them with `--modes=all`.
 * `--only=<part of an id>` filters, `--build=<folder>` checks another build, `--pages=<number>` sets the number of parallel pages.
 */
const widths = [360, 1440] as const;
const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const freshEvery = 250;
// A page that waits still draws its frames: a third one takes more of two cores than it gives back.
const pages = Number(argument('pages') ?? 2);
const only = argument('only');
const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const build = argument('build') ?? here('storybook-static');
const stories = storiesOfBuild(build, only);
const server = await serveStatic(build);
const browser = await launchBrowser();
let visitCount = 0;
const report = { passed: 0, failures: [] as string[], passedAgain: [] as string[] };
const suspects: Suspect[] = [];
/** Stories whose tests press keys: they are played once more as for a visitor, who has no keyboard of the browser's. */
const pressing = new Set<BuiltStory>();
try {
  const waiting = stories.map((story) => ({ story, widths: [...widths] as readonly number[], print: '' }));
  await Promise.all(Array.from({ length: pages }, () => lookAtAll(waiting)));
  const played = [...pressing];
  await Promise.all(Array.from({ length: pages }, () => playAll(played)));
  for (const suspect of suspects) await lookAgain(suspect);
  if (only === undefined) {
    record('without a network', await problemsOffline(browser, server.origin, stories[0]?.id ?? ''));
    record('toolbar', await problemsOfToolbar(browser, server.origin));
    record('one visit for two widths', await problemsOfVisits(browser, server.origin, axeSource));
    record('bad at the second width alone', await problemsOfPlants(browser, build, axeSource));
    record('comparison of pictures', await problemsOfVisual(browser, build));
  }
} finally {
  await browser.close();
  server.close();
}
mkdirSync(here('test-results'), { recursive: true });
writeFileSync(here('test-results/stories.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(`${visitCount} visits to ${stories.length} stories`);
console.log(`${report.passed} passed, ${report.failures.length} failed`);
for (const late of report.passedAgain) console.log(`passed on its second visit only: ${late}`);
for (const failure of report.failures) console.error(failure);
process.exitCode = report.failures.length > 0 ? 1 : 0;

function record(what: string, problems: readonly string[]): void {
  if (problems.length === 0) report.passed += 1;
  else report.failures.push(`${what}\n  ${problems.join('\n  ')}`);
}

/** Takes stories from the list until it is empty; those that need another render at a further width are appended to it. */
async function lookAtAll(
  waiting: { story: BuiltStory; widths: readonly number[]; print: string }[],
): Promise<void> {
  let page = await StoryPage.open(browser, server.origin, axeSource);
  let visits = 0;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { story } = next;
    visits += 1;
    visitCount += 1;
    // Stories leave state behind in the browser: the page is replaced from time to time.
    if (visits % freshEvery === 0) {
      await page.close();
      page = await StoryPage.open(browser, server.origin, axeSource);
    }
    // Beginning with the width that stands, each story but the first turns the page once in place of twice.
    const { width } = page;
    const inOrder = next.widths.toSorted((one, other) => Number(other === width) - Number(one === width));
    const { problems, again, hasPressed, print } = await page.visit(story.id, inOrder, next.print);
    if (hasPressed) pressing.add(story);
    for (const [width, found] of problems) {
      if (found.length > 0) suspects.push({ story, width, problems: found });
      else record(nameOf(story, width), found);
    }
    if (again.length > 0) waiting.push({ story, widths: again, print });
  }
  await page.close();
}

/** Plays stories as for a visitor until the list is empty. */
async function playAll(waiting: BuiltStory[]): Promise<void> {
  const page = await StoryPage.open(browser, server.origin, axeSource);
  for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
    visitCount += 1;
    const found = await page.visitAsVisitor(story.id);
    if (found.length > 0) suspects.push({ story, width: 'visitor', problems: found });
    else record(nameOf(story, 'visitor'), found);
  }
  await page.close();
}

/** Visits a story once more, alone: many pages share two cores, and a story that only then was late is not a bad one. */
async function lookAgain({ story, width, problems }: Suspect): Promise<void> {
  const page = await StoryPage.open(browser, server.origin, axeSource);
  visitCount += 1;
  const found =
    width === 'visitor'
      ? await page.visitAsVisitor(story.id)
      : ((await page.visit(story.id, [width])).problems.get(width) ?? []);
  await page.close();
  if (found.length === 0) report.passedAgain.push(`${nameOf(story, width)}\n  ${problems.join('\n  ')}`);
  record(nameOf(story, width), found);
}

function nameOf({ title, name }: BuiltStory, width: Suspect['width']): string {
  return `${title} › ${name} ${width === 'visitor' ? 'as a visitor plays it' : `at ${width} px`}`;
}
