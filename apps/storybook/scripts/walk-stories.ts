import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './check/launch-browser.ts';
import { serveStatic } from './check/serve-static.ts';
import { argument, type BuiltStory, entriesOfBuild } from './check/stories-of-build.ts';
import { ManagerPage } from './walk/manager-page.ts';
import { walkFlows } from './walk/walk-flows.ts';

/**
 * `pnpm --filter @bazaar/storybook run walk`: opens every story and every page of the static build in the manager, as a visitor does, and
 * lists what a visitor would find: errors in the console, red tests, missing files, requests to other machines, ids that stand twice in a
 * document. What fails is opened once more, alone. Then it walks what visitors come for from screen to screen. Writes `test-results/walk.json`.
 * `--only=<parts of ids>` (`--only=pages`: the pages alone; `--only=journeys`: the journeys from screen to screen alone), `--frame` for the frame of
 * stories without the manager, `--build=<folder>` and `--pages=<number>` as in the check of stories. It takes longer than the check, and is
 * no part of the tests.
 */
const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const build = argument('build') ?? here('storybook-static');
const only = argument('only');
const isFrameAlone = process.argv.includes('--frame');
const entries = entriesToWalk();
/** The manager keeps what it has shown: it is opened anew from time to time. */
const freshEvery = 150;

const started = Date.now();
const server = await serveStatic(build);
const browser = await launchBrowser();
let journeys = 0;
const suspects: { entry: BuiltStory; problems: readonly string[] }[] = [];
const failures: Record<string, readonly string[]> = {};
const passedAgain: Record<string, readonly string[]> = {};
try {
  const waiting = [...entries];
  await Promise.all(Array.from({ length: Number(argument('pages') ?? 2) }, () => walk(waiting)));
  for (const { entry, problems } of suspects) {
    const again = await visitAlone(entry);
    if (again.length > 0) failures[entry.id] = again;
    else passedAgain[entry.id] = problems;
  }
  if (only === undefined || only === 'journeys')
    for (const [name, problems] of Object.entries(await walkFlows(browser, server.origin))) {
      journeys += 1;
      if (problems.length > 0) failures[name] = problems;
    }
} finally {
  await browser.close();
  server.close();
}
const count = (type: string) => entries.filter((entry) => entry.type === type).length;
const report = {
  stories: count('story'),
  pages: count('docs'),
  journeys,
  minutes: Math.round((Date.now() - started) / 6_000) / 10,
  failures,
  passedAgain,
};
mkdirSync(here('test-results'), { recursive: true });
writeFileSync(here('test-results/walk.json'), `${JSON.stringify(report, null, 2)}\n`);
for (const [id, problems] of Object.entries(failures)) console.error(`${id}\n  ${problems.join('\n  ')}`);
for (const [id, problems] of Object.entries(passedAgain))
  console.log(`passed on its second visit only: ${id}\n  ${problems.join('\n  ')}`);
console.log(
  `${report.stories} stories, ${report.pages} pages, ${journeys} journeys in ${report.minutes} minutes`,
);
console.log(`${Object.keys(failures).length} failed`);
process.exitCode = Object.keys(failures).length > 0 ? 1 : 0;

async function walk(waiting: BuiltStory[]): Promise<void> {
  if (waiting.length === 0) return;
  let page = await ManagerPage.open(browser, server.origin, isFrameAlone);
  let visits = 0;
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    visits += 1;
    const problems = await page.visit(entry).catch((error: Error) => [`left: ${error.message}`]);
    if (problems.length > 0) suspects.push({ entry, problems });
    // What a broken story left open must not break the next one.
    if (problems.length > 0 || visits % freshEvery === 0) {
      await page.close();
      page = await ManagerPage.open(browser, server.origin, isFrameAlone);
    }
  }
  await page.close();
}

async function visitAlone(entry: BuiltStory): Promise<readonly string[]> {
  const page = await ManagerPage.open(browser, server.origin, isFrameAlone);
  const problems = await page.visit(entry).catch((error: Error) => [`left: ${error.message}`]);
  await page.close();
  return problems;
}

function entriesToWalk(): BuiltStory[] {
  if (only === 'journeys') return [];
  if (only === 'pages') return entriesOfBuild(build).filter(({ type }) => type === 'docs');
  return entriesOfBuild(build, only);
}
