import { fileURLToPath } from 'node:url';
import { launchBrowser } from './check/launch-browser.ts';
import { serveStatic } from './check/serve-static.ts';
import { argument, storiesOfBuild } from './check/stories-of-build.ts';
import { Baseline } from './visual/baseline.ts';
import { writeReport } from './visual/report.ts';
import { review } from './visual/review.ts';

/**
 * `--update` accepts what is seen, `--only=<part of an id>` narrows, `--baseline=<folder>` compares with pictures kept elsewhere.
 * Ends with 1 when anything differs and was not accepted; writes `test-results/visual/index.html`.
 */
const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const isUpdate = process.argv.includes('--update');
const only = argument('only') ?? '';
const build = argument('build') ?? here('storybook-static');
const started = Date.now();

const server = await serveStatic(build);
const browser = await launchBrowser();
try {
  const { changes, compared, failures } = await review(browser, {
    stories: storiesOfBuild(build, only).map(({ id }) => id),
    widths: [360, 1440],
    origin: server.origin,
    baseline: new Baseline(argument('baseline') ?? here('visual-baseline')),
    isUpdate,
    isAskedFor: (storyId) => storyId.includes(only),
  });
  for (const { kind, name, changedPixels } of changes)
    console.log(
      `${isUpdate ? 'accepted, ' : ''}${kind} ${name}${kind === 'changed' ? `: ${changedPixels} pixels` : ''}`,
    );
  for (const failure of failures) console.error(`failed ${failure}`);
  const page = await writeReport(here('test-results/visual'), isUpdate ? [] : changes);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${compared} pictures, ${changes.length} differences, ${failures.length} failures, ${seconds} s: ${page}`,
  );
  process.exitCode = failures.length > 0 || (changes.length > 0 && !isUpdate) ? 1 : 0;
} finally {
  await browser.close();
  server.close();
}
