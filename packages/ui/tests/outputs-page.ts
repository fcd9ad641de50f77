import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Definition } from '../scripts/generate/find-sources.ts';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Bundles a page that draws every definition with every variant twice: by the Tamagui runtime and by generated classes. */
export async function bundleOutputsPage(definitions: readonly Definition[]): Promise<string> {
  const files = [...new Set(definitions.map((definition) => definition.source))];
  const entry = [
    `import { drawOutputs } from ${JSON.stringify(fileURLToPath(new URL('./draw-outputs.tsx', import.meta.url)))};`,
    ...files.map((file, index) => `import * as module${index} from ${JSON.stringify(source(file))};`),
    `drawOutputs(Object.assign({}, ${files.map((_, index) => `module${index}`).join(', ')}));`,
  ].join('\n');
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: source('.'), loader: 'ts' },
    bundle: true,
    write: false,
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
  });
  return outputFiles[0]?.text ?? '';
}
