import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { DrawnDefinition } from './drawn-definitions.ts';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Bundler options of the code that the tests run in their browser. */
export const browserBuild = {
  bundle: true,
  format: 'iife',
  jsx: 'automatic',
  platform: 'browser',
  mainFields: ['browser', 'module', 'main'],
  conditions: ['browser', 'import', 'module'],
  define: {
    'process.env.TAMAGUI_TARGET': '"web"',
    'process.env.NODE_ENV': '"production"',
    'process.env': '{}',
    process: '{"env":{}}',
  },
  logLevel: 'silent',
} satisfies BuildOptions;

/** Bundles a page that renders definitions twice, by the Tamagui runtime and by generated classes, in every choice of variants. */
export async function bundleOutputsPage(
  files: readonly string[],
  drawn: readonly DrawnDefinition[],
): Promise<string> {
  const entry = [
    `import { drawOutputs } from ${JSON.stringify(fileURLToPath(new URL('./draw-outputs.tsx', import.meta.url)))};`,
    ...files.map((file, index) => `import * as module${index} from ${JSON.stringify(source(file))};`),
    `drawOutputs(Object.assign({}, ${files.map((_, index) => `module${index}`).join(', ')}), ${JSON.stringify(drawn)});`,
  ].join('\n');
  const { outputFiles } = await build({
    ...browserBuild,
    stdin: { contents: entry, resolveDir: source('.'), loader: 'ts' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
