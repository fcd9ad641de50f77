import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@bazaar/settings';
import { chromium } from '@playwright/test';
import { serveStatic } from './check/serve-static.ts';
import { StoryPage } from './check/story-page.ts';

/**
 * Opens every story of the static build at the width of a phone and of a desktop: axe finds nothing, the console stays quiet.
 * Writes `test-results/stories.json`. `--pictures=<folder>` keeps a picture of each; `--only=<part of an id>` narrows.
 */
const widths = [360, 1440] as const;
const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const argument = (name: string) =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const pictures = argument('pictures');
const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const index = JSON.parse(readFileSync(here('storybook-static/index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string; title: string; name: string }>;
};
const stories = Object.values(index.entries).filter(
  ({ type, id }) => type === 'story' && id.includes(argument('only') ?? ''),
);
if (stories.length === 0) throw new Error('the build holds no story');

const server = await serveStatic(here('storybook-static'));
const browser = await chromium.launch({
  executablePath: readSettings().CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const report = { passed: 0, failures: [] as string[] };
try {
  await Promise.all(widths.map(checkWidth));
} finally {
  await browser.close();
  server.close();
}
mkdirSync(here('test-results'), { recursive: true });
writeFileSync(here('test-results/stories.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(`${report.passed} passed, ${report.failures.length} failed`);
for (const failure of report.failures) console.error(failure);
process.exitCode = report.failures.length > 0 ? 1 : 0;

async function checkWidth(width: number): Promise<void> {
  // The page starts on the last story, so that showing the first one is a change.
  const first = `${server.origin}/iframe.html?id=${stories.at(-1)?.id}&viewMode=story&globals=a11y.manual:!true`;
  const page = await StoryPage.open(browser, first, axeSource, width);
  for (const { id, title, name } of stories) {
    const problems = await page.problemsOf(id);
    if (problems.length === 0) report.passed += 1;
    else report.failures.push(`${title} › ${name} at ${width} px\n  ${problems.join('\n  ')}`);
    if (pictures) await page.screenshot(`${pictures}/${id}-${width}.png`);
  }
}
