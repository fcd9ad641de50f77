import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { weighComponents } from '../../apps/storybook/scripts/costs/component-cost.ts';
import { inRepository, repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../run/temporary-folder.ts';
import { storybookStart } from './storybook-start.ts';
import { writeSection } from './write-section.ts';

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * `pnpm bench storybook`: measures the size of every component and stylesheet, times the build and the first story, and rewrites their part of
 * docs/benchmarks.md.
 */
export async function benchStorybook(): Promise<void> {
  const lines = ['| Component | Style rules | JavaScript |', '|---|---|---|'];
  for (const { folder, styleBytes, scriptBytes } of await weighComponents()) {
    lines.push(`| ${folder} | ${kb(styleBytes)} | ${scriptBytes === 0 ? 'none' : kb(scriptBytes)} |`);
  }
  lines.push('', '| Style sheet | With gzip |', '|---|---|');
  for (const sheet of globSync('packages/ui/src/generated/*.css', { cwd: repositoryRoot }).sort()) {
    lines.push(
      `| ${basename(sheet)} | ${kb(gzipSync(readFileSync(inRepository(sheet)), { level: 9 }).length)} |`,
    );
  }
  // The sizes are written even if the build cannot be timed.
  writeSection('storybook', lines.join('\n'));
  writeSection('storybook', [...lines, '', ...(await timedBuild())].join('\n'));
}

async function timedBuild(): Promise<string[]> {
  const folder = makeTemporaryFolder('storybook');
  const started = Date.now();
  const { code, output } = await run(
    ['pnpm', '--filter', '@bazaar/storybook', 'exec', 'storybook', 'build', '--quiet', '-o', folder],
    { cwd: repositoryRoot },
  );
  const buildSeconds = (Date.now() - started) / 1000;
  try {
    if (code !== 0) throw new Error(`storybook build failed:\n${output.slice(-3000)}`);
    return [`\`storybook build\`: ${buildSeconds.toFixed(0)} s.`, '', ...(await storybookStart(folder))];
  } finally {
    removeTemporaryFolder(folder);
  }
}
