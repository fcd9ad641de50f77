import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A `styled()` result as the generator sees it. */
export interface Definition {
  readonly name: string;
  readonly source: string;
  readonly staticConfig: StaticConfig;
  /** What each variant is for: the comment above it. */
  readonly notes: ReadonlyMap<string, string>;
}

export interface StaticConfig {
  readonly isText?: boolean;
  readonly defaultProps?: Readonly<Record<string, unknown>>;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const root = fileURLToPath(new URL('../../src/', import.meta.url));

/** Returns every exported definition of every `*.definition.ts`, by name. Refuses duplicate names. */
export async function findDefinitions(): Promise<Definition[]> {
  await import('../../src/theme/config.ts');
  const found = new Map<string, Definition>();
  for (const path of globSync('**/*.definition.ts', { cwd: root }).sort()) {
    const text = readFileSync(root + path, 'utf8');
    const module = (await import(pathToFileURL(root + path).href)) as Record<string, unknown>;
    for (const [exported, value] of Object.entries(module)) {
      const staticConfig = (value as { staticConfig?: StaticConfig } | undefined)?.staticConfig;
      if (!staticConfig) continue;
      const name = kebab(exported);
      const other = found.get(name);
      if (other) throw new Error(`${path} and ${other.source} both define ${exported}`);
      found.set(name, { name, source: path, staticConfig, notes: variantNotes(text, exported) });
    }
  }
  return [...found.values()].sort((left, right) => left.name.localeCompare(right.name, 'en'));
}

/** Returns the supplementary stylesheets: what Tamagui cannot express (pseudo-elements, attribute states, table resets). */
export function findSupplements(): { readonly source: string; readonly css: string }[] {
  return globSync('**/*.css', { cwd: root, exclude: (path) => String(path).includes('generated') })
    .filter((path) => !path.startsWith('generated'))
    .sort(
      (left, right) =>
        Number(right.startsWith('base/')) - Number(left.startsWith('base/')) ||
        left.localeCompare(right, 'en'),
    )
    .map((source) => ({ source, css: readFileSync(root + source, 'utf8') }));
}

export function kebab(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Returns the comments above the variants of a definition, by variant; the formatter indents a variant by four spaces. */
function variantNotes(text: string, exported: string): Map<string, string> {
  const [, after = ''] = text.split(`export const ${exported} =`);
  const [own = ''] = after.split('\nexport const ');
  const notes = own.matchAll(/\n {4}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+['"]?(\w+)['"]?: \{/g);
  return new Map(
    [...notes].map(([, note = '', variant = '']) => [variant, note.replace(/\s*\n?\s*\*? /g, ' ').trim()]),
  );
}
