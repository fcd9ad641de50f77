import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './check/launch-browser.ts';
import { problemsOffline } from './check/offline.ts';
import { serveStatic } from './check/serve-static.ts';
import { argument, storiesOfBuild } from './check/stories-of-build.ts';
import { StoryPage } from './check/story-page.ts';
import { problemsOfToolbar } from './check/toolbar.ts';
import { problemsOfVisual } from './check/visual-self-test.ts';

/**
 * Opens every story of the static build at the width of a phone and of a desktop: axe finds nothing, the console stays quiet.
 * The build opens without a network. Writes `test-results/stories.json`. `--pictures=<folder>` keeps a picture of each; `--only=<part of an id>` narrows, `--build=<folder>` looks at another build.
 */
const widths = [360, 1440] as const;
const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const freshEvery = 100;
const pictures = argument('pictures');
const only = argument('only');
const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const build = argument('build') ?? here('storybook-static');
const stories = storiesOfBuild(build, only);
const server = await serveStatic(build);
const browser = await launchBrowser();
const report = { passed: 0, failures: [] as string[] };
try {
  await Promise.all(widths.map(checkWidth));
  if (only === undefined) {
    record('without a network', await problemsOffline(browser, server.origin, stories[0]?.id ?? ''));
    record('toolbar', await problemsOfToolbar(browser, server.origin));
    record('comparison of pictures', await problemsOfVisual(browser, build));
  }
} finally {
  await browser.close();
  server.close();
}
mkdirSync(here('test-results'), { recursive: true });
writeFileSync(here('test-results/stories.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(`${report.passed} passed, ${report.failures.length} failed`);
for (const failure of report.failures) console.error(failure);
process.exitCode = report.failures.length > 0 ? 1 : 0;

function record(what: string, problems: readonly string[]): void {
  if (problems.length === 0) report.passed += 1;
  else report.failures.push(`${what}\n  ${problems.join('\n  ')}`);
}

async function checkWidth(width: number): Promise<void> {
  let page = await StoryPage.open(browser, server.origin, axeSource, width);
  for (const [index, { id, title, name }] of stories.entries()) {
    // What stories leave behind in the browser adds up: a fresh page now and then.
    if (index % freshEvery === freshEvery - 1) {
      await page.close();
      page = await StoryPage.open(browser, server.origin, axeSource, width);
    }
    const problems = await page.problemsOf(id);
    record(`${title} › ${name} at ${width} px`, problems);
    if (pictures) await page.screenshot(`${pictures}/${id}-${width}.png`);
  }
}
