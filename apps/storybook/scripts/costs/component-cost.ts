import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rulesOf } from './style-rules.ts';

/** Gzipped size in bytes that one folder of the design system adds to a page, without React. */
export interface ComponentCost {
  /** Folder below packages/ui/src: `chip`, `patterns/product-card`. */
  readonly folder: string;
  readonly styleBytes: number;
  /** 0 for a component that renders on the server only. */
  readonly scriptBytes: number;
}

const source = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));
const notProduct = /\.(stories|example|test|definition|fixtures)\.tsx?$/;
const isClient = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));
const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

/** Returns the folders that contain a component, in alphabetical order. */
function componentFolders(): string[] {
  const folders = globSync('{*,patterns/*}/*.stories.tsx', { cwd: source }).map((path) =>
    path.slice(0, path.lastIndexOf('/')),
  );
  return [...new Set(folders)].filter((folder) => folder !== 'style').sort();
}

/** Measures each folder: its rules in the built stylesheet, and its browser modules, bundled and minified. */
export async function weighComponents(): Promise<ComponentCost[]> {
  const folders = componentFolders();
  const isReached = await browserModules(folders.flatMap(modulesOf));
  return Promise.all(folders.map((folder) => weighComponent(folder, isReached(modulesOf(folder)))));
}

async function weighComponent(folder: string, reached: readonly string[]): Promise<ComponentCost> {
  const rules = rulesOf(definedIn(folder), `${source}${folder}`, `${source}generated/styles.css`);
  const script = reached.length === 0 ? undefined : (await bundle(reached)).outputFiles?.[0];
  return {
    folder,
    styleBytes: rules === '' ? 0 : gzipped(rules),
    scriptBytes: script ? gzipped(script.contents) : 0,
  };
}

function modulesOf(folder: string): string[] {
  return globSync('*.tsx', { cwd: source + folder })
    .filter((path) => !notProduct.test(path))
    .map((path) => `${source}${folder}/${path}`);
}

/** Reads all modules once. Returns a function that gives the browser's own modules that some of them reach. */
async function browserModules(modules: readonly string[]) {
  const inputs = (await bundle(modules)).metafile?.inputs ?? {};
  const absolute = (path: string) => fileURLToPath(new URL(path, `file://${source}`));
  const imports = new Map(
    Object.entries(inputs).map(([path, { imports }]) => [
      absolute(path),
      imports.filter(({ external }) => !external).map((imported) => absolute(imported.path)),
    ]),
  );
  const isOwnClient = (path: string) => path.startsWith(source) && path.endsWith('.tsx') && isClient(path);
  return (entries: readonly string[]): string[] => {
    const reached = new Set(entries);
    for (const path of reached) for (const imported of imports.get(path) ?? []) reached.add(imported);
    return [...reached].filter(isOwnClient).sort();
  };
}

/** Returns the class names of a folder's definitions. */
function definedIn(folder: string): string[] {
  return globSync('*.definition.ts', { cwd: source + folder }).flatMap((path) =>
    [...readFileSync(`${source}${folder}/${path}`, 'utf8').matchAll(/^export const (\w+) = styled\(/gm)].map(
      ([, name = '']) => `u-${name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}`,
    ),
  );
}

function bundle(modules: readonly string[]) {
  return build({
    stdin: {
      contents: modules.map((path) => `export * from ${JSON.stringify(path)};`).join('\n'),
      resolveDir: source,
    },
    absWorkingDir: source,
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    platform: 'browser',
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser', 'import', 'module'],
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.TAMAGUI_TARGET': '"web"', 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
}
