import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isApartFromStories } from './apart-from-stories.ts';
import { bundleModule, hashOf } from './bundle-story.ts';
import { packageVersions } from './package-versions.ts';
import { type StyleItem, styleItemsOf } from './style-items.ts';

export interface StoryFilePrint {
  /** Path below the root. */
  readonly path: string;
  /** Equal for two files whose stories run the same code; `undefined` when that cannot be decided. */
  readonly print: string | undefined;
  /** Whether parts of it are rendered by the runtime, which reads the tokens from script. */
  readonly isDrawnByRuntime: boolean;
  /** Every word of its code, including names of classes and tokens. */
  readonly words: ReadonlySet<string>;
}

/** Everything that the pictures of a tree's stories depend on. */
export interface TreePrints {
  readonly files: readonly StoryFilePrint[];
  /** Fingerprint of the code around every story. */
  readonly around: string;
  /** Tokens and configuration as the runtime reads them. */
  readonly theme: string;
  readonly styles: readonly StyleItem[];
}

const theme = /\/packages\/ui\/src\/theme\//;
const documentation = /\/apps\/storybook\/docs\//;
const generatedSheet = /^packages\/ui\/src\/generated\//;
const sheets = ['packages/ui/src/generated/styles.css', 'apps/storybook/docs/guide.css'];

/** Returns the story files of a tree, by their paths in it. */
export const storyFilesOf = (root: string): string[] =>
  globSync('{packages/ui,apps/web}/src/**/*.stories.tsx', { cwd: root }).sort();

/** Reads a tree without building it. The packages of the workspace must be resolvable by name within it. */
export async function printTree(root: string): Promise<TreePrints> {
  const versionsOf = packageVersions(root);
  const paths = storyFilesOf(root);
  return {
    files: await Promise.all(paths.map((path) => printFile(root, path, versionsOf))),
    around: await printAround(root, versionsOf),
    theme: await printTheme(root, versionsOf),
    styles: sheets.flatMap((sheet) =>
      styleItemsOf(readFileSync(join(root, sheet), 'utf8'), (url) => contentOf(root, sheet, url)),
    ),
  };
}

async function printFile(
  root: string,
  path: string,
  versionsOf: (specifier: string) => string,
): Promise<StoryFilePrint> {
  const bundled = await bundleModule(join(root, path), { root }).catch(() => undefined);
  if (!bundled) return { path, print: undefined, isDrawnByRuntime: true, words: new Set() };
  const { code, packages, inputs } = bundled;
  const apart = inputs.find(isApartFromStories);
  if (apart !== undefined) throw new Error(`${path} imports ${apart}, where no change is looked for`);
  // The generated stylesheets contain rules of the complete one, which is compared rule by rule.
  const own = inputs.filter((input) => input.endsWith('.css') && !generatedSheet.test(input));
  const texts = own.map((sheet) => readFileSync(join(root, sheet), 'utf8'));
  return {
    path,
    print: hashOf(code, ...texts, ...packages.map(versionsOf)),
    isDrawnByRuntime: packages.some((name) => /^(@tamagui\/|tamagui)/.test(name)),
    words: new Set(code.match(/[\w-]+/g)),
  };
}

async function printAround(root: string, versionsOf: (specifier: string) => string): Promise<string> {
  const folder = join(root, 'apps/storybook/.storybook');
  const leaveOut = new RegExp(`${theme.source}|${documentation.source}`);
  const { code, packages } = await bundleModule(`${folder}/preview.tsx`, { root, leaveOut });
  const texts = ['main.ts', 'preview-head.html'].map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  return hashOf(code, ...texts, ...packages.map(versionsOf));
}

async function printTheme(root: string, versionsOf: (specifier: string) => string): Promise<string> {
  const paths = globSync('packages/ui/src/theme/*.ts', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const bundled = await Promise.all(paths.sort().map((path) => bundleModule(join(root, path), { root })));
  return hashOf(...bundled.flatMap(({ code, packages }) => [code, ...packages.map(versionsOf)]));
}

function contentOf(root: string, sheet: string, url: string): string {
  const path = join(root, dirname(sheet), url.replace(/^['"]|['"]$|[?#].*$/g, ''));
  try {
    return hashOf(readFileSync(path, 'base64'));
  } catch {
    return `url(${url})`;
  }
}
