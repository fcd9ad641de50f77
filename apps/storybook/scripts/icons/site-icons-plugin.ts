import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:site-icons';
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Returns the names of all icons that components and screens import, in alphabetical order. */
export function siteIconNames(): string[] {
  const files = globSync(['packages/ui/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: root });
  const product = files.filter((file) => !/\.(stories|example|test|fixtures)\.tsx?$/.test(file));
  const names = product.flatMap((file) => importedIcons(readFileSync(`${root}${file}`, 'utf8')));
  return [...new Set(names)].sort();
}

function importedIcons(source: string): string[] {
  const imports = source.matchAll(/(?:import|export) \{([^}]*)\} from '@mdi\/js'/g);
  return [...imports].flatMap(([, list = '']) => list.match(/\bmdi\w+/g) ?? []);
}

/** Provides the gallery with the icons of the product: `import { siteIcons } from 'virtual:site-icons'`. */
export function siteIcons(): Plugin {
  return {
    name: 'site-icons',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => {
      if (id !== `\0${name}`) return undefined;
      const list = siteIconNames().join(', ');
      return `import { ${list} } from '@mdi/js';\nexport const siteIcons = { ${list} };`;
    },
  };
}
