import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../apps/storybook/scripts/check/launch-browser.ts';
import { serveStatic } from '../../apps/storybook/scripts/check/serve-static.ts';

const firstStory = 'components-actions-button--default';
const visits = 5;

const kb = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en')} KB`;

/** Opens a story of a static build in new browsers and returns how long it takes and what is loaded for it, as rows of a table. */
export async function storybookStart(build: string): Promise<string[]> {
  const server = await serveStatic(build);
  const browser = await launchBrowser();
  const durations: number[] = [];
  let bytes = 0;
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
      bytes = 0;
      page.on(
        'response',
        (response) =>
          void response.body().then(
            ({ length }) => (bytes += length),
            () => 0,
          ),
      );
      const started = performance.now();
      await page.goto(`${server.origin}/index.html?path=/story/${firstStory}`, { waitUntil: 'commit' });
      await page
        .frameLocator('#storybook-preview-iframe')
        .locator('#storybook-root > *')
        .first()
        .waitFor({ timeout: 120_000 });
      durations.push(performance.now() - started);
      await page.context().close();
    }
  } finally {
    await browser.close();
    server.close();
  }
  const median = durations.toSorted((one, other) => one - other)[Math.floor(visits / 2)] ?? 0;
  const assets = join(build, 'assets');
  const heaviest = (name: RegExp) =>
    Math.max(
      ...readdirSync(assets)
        .filter((file) => name.test(file))
        .map((file) => statSync(join(assets, file)).size),
    );
  return [
    '| Opening Storybook | |',
    '|---|---|',
    `| First story, with the manager around it, nothing cached, median of ${visits} | ${(median / 1000).toFixed(1)} s |`,
    `| Main script of the stories | ${kb(heaviest(/^iframe-.*\.js$/))} |`,
    `| Storybook's own runtime in their frame | ${kb(heaviest(/^storybook-runtime-.*\.js$/))} |`,
    `| Everything loaded until then, without compression | ${kb(bytes)} |`,
  ];
}
