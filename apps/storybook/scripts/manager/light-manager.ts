import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

/** Minifies the manager, which Storybook copies as it was written: 4.6 MB, parsed before anything is shown. */
export function lightManager(): Plugin {
  let folder = '';
  return {
    name: 'light-manager',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    // The manager is written before the frame of the stories is built.
    async closeBundle() {
      for (const file of globSync('{sb-manager,sb-addons/*}/*.js', { cwd: folder })) {
        const path = join(folder, file);
        const { code } = await transform(readFileSync(path, 'utf8'), { minify: true, legalComments: 'none' });
        writeFileSync(path, code);
      }
    },
  };
}
