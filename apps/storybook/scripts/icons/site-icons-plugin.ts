import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'virtual:site-icons';
const whole = 'virtual:whole-icons';
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

/**
 * Provides the gallery with the icons of the product: `import { siteIcons } from 'virtual:site-icons'`. The whole set is a module of its own,
 * `virtual:whole-icons`: a dynamic import of `@mdi/js` itself would put its 2.8 MB before every story that shows an icon.
 */
export function siteIcons(): Plugin {
  return {
    name: 'site-icons',
    resolveId: (id) => (id === name || id === whole ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${whole}`) return readFileSync(wholeSet(), 'utf8');
      if (id !== `\0${name}`) return undefined;
      const list = siteIconNames().join(', ');
      return `import { ${list} } from '@mdi/js';\nexport const siteIcons = { ${list} };`;
    },
  };
}

/** The set as the bundler reads it: with exports by name. */
function wholeSet(): string {
  const require = createRequire(import.meta.url);
  return require.resolve('@mdi/js').replace(/commonjs[\\/]/, '');
}
