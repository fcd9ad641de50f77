import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:examples';
const root = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));

/**
 * Provides the pages with the text of each example, by its path below `packages/ui/src`: `import { examples } from 'virtual:examples'`. As
 * text, so that an example does not count as a use of its component.
 */
export function examples(): Plugin {
  return {
    name: 'examples',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const texts = globSync('**/*.example.tsx', { cwd: root })
        .sort()
        .map((path) => {
          this.addWatchFile(root + path);
          return [path, readFileSync(root + path, 'utf8')] as const;
        });
      return `export const examples = ${JSON.stringify(Object.fromEntries(texts))};`;
    },
  };
}
