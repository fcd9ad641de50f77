import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Variant {
  readonly definition: string;
  readonly variant: string;
  /** `boolean`, or one of its names. */
  readonly value: string;
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const sources = globSync('{packages/ui,apps/web}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\/generated\/|\.definition\.ts$|\.(test|example)\.tsx?$/.test(path))
  .map((path) => ({
    folder: dirname(path),
    isStory: path.endsWith('.stories.tsx'),
    text: readFileSync(root + path, 'utf8'),
  }));
type Source = (typeof sources)[number];

/** Every value of every variant, from the types generated for the definitions. */
const variants = variantsIn(readFileSync(`${root}packages/ui/src/generated/definitions.ts`, 'utf8'));

function variantsIn(types: string): Variant[] {
  const code = types.replace(/\/\*\*.*?\*\//g, '');
  return [...code.matchAll(/^ {2}'([\w-]+)': \{([^{}]+)\};$/gm)].flatMap(([, definition = '', body = '']) =>
    [...body.matchAll(/(\w+)\?: ([^;]+)/g)].flatMap(([, variant = '', union = '']) =>
      union
        .split(' | ')
        .filter((value) => /^'|^boolean$/.test(value))
        .map((value) => ({ definition, variant, value: value.replaceAll("'", '') })),
    ),
  );
}

/**
 * Returns whether a value is used: the component of the definition names it, or passes its own properties on and gets it from another
 * component, or a story of its folder or of one that draws its parts.
 */
function isRequested({ definition, variant, value }: Variant): boolean {
  const isName = value !== 'boolean';
  const named = new RegExp(isName ? `['"]${value}['"]|\\b${variant}: ${value}\\b` : `\\b${variant}\\b`);
  const draws = new RegExp(`\\bcx\\(\\s*'${definition}'|Definitions\\['${definition}'\\]`);
  return sources
    .filter(({ text }) => draws.test(text))
    .some(({ folder, text }) => {
      if (isName ? named.test(text) : callsOf(definition, text).some((call) => named.test(call))) return true;
      const tags =
        [...text.matchAll(/export function ([A-Z]\w*)/g)].map(([, tag]) => tag).join('|') || 'none';
      const inTag = isName ? `\\b${variant}\\b(?:[^<>]|=>){0,400}?['"{ ]${value}['"} ]` : `\\b${variant}\\b`;
      const given = new RegExp(`<(${tags})\\b(?:[^<>]|=>){0,400}?${inTag}`);
      const told = new RegExp(isName ? `['"[ ]${value}['",\\]]` : `\\b${variant}: true`);
      const asksFor = (other: Source) =>
        given.test(other.text) ||
        (other.isStory &&
          told.test(other.text) &&
          (other.folder === folder || drawsPartsOf(other.folder, folder)));
      return sources.some(asksFor);
    });
}

/** Returns whether a component of one folder is drawn with the parts of another, as a toast is with those of a transient message. */
const drawsPartsOf = (folder: string, other: string): boolean =>
  sources.some(
    (source) =>
      source.folder === folder && !source.isStory && source.text.includes(`/${other.split('/src/')[1]}/`),
  );

/** Returns the arguments of the calls that build a definition's classes. */
function callsOf(definition: string, text: string): string[] {
  return text
    .split(new RegExp(`\\bcx\\(\\s*'${definition}'`))
    .slice(1)
    .map((rest) => {
      let depth = 1;
      const end = [...rest].findIndex((sign) => {
        depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
        return depth === 0;
      });
      return rest.slice(0, end);
    });
}

const name = ({ definition, variant, value }: Variant) =>
  `${definition} ${variant}${value === 'boolean' ? '' : `=${value}`}`;

describe('the variants of the design system', () => {
  it('are read', () => {
    expect(variants.length).toBeGreaterThan(150);
    expect(variants).toContainEqual({ definition: 'button', variant: 'tone', value: 'primary' });
  });

  it('would be reported when unused', () => {
    expect(isRequested({ definition: 'button', variant: 'tone', value: 'flamboyant' })).toBe(false);
    expect(isRequested({ definition: 'button', variant: 'flamboyant', value: 'boolean' })).toBe(false);
  });

  it('are asked for by a component, a story or the app', () => {
    expect(variants.filter((variant) => !isRequested(variant)).map(name)).toEqual([]);
  }, 30_000);
});
