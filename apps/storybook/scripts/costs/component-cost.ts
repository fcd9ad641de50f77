import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
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
/** Namespace of the modules that only name others. */
const LIST = 'list:';
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
  const reached = folders.map((folder) => isReached(modulesOf(folder)));
  const scripts = (await bundle(reached)).outputFiles ?? [];
  return folders.map((folder, index) => {
    const rules = rulesOf(definedIn(folder), `${source}${folder}`, `${source}generated/styles.css`);
    const script = scripts.find(({ path }) => basename(path) === `${index}.js`);
    return {
      folder,
      styleBytes: rules === '' ? 0 : gzipped(rules),
      scriptBytes: script && reached[index]?.length ? gzipped(script.contents) : 0,
    };
  });
}

function modulesOf(folder: string): string[] {
  return globSync('*.tsx', { cwd: source + folder })
    .filter((path) => !notProduct.test(path))
    .map((path) => `${source}${folder}/${path}`);
}

/** Reads all modules once. Returns a function that gives the browser's own modules that some of them reach. */
async function browserModules(modules: readonly string[]) {
  const inputs = (await bundle([modules])).metafile?.inputs ?? {};
  const absolute = (path: string) => fileURLToPath(new URL(path, `file://${source}`));
  const imports = new Map(
    Object.entries(inputs).flatMap(([path, { imports }]) =>
      path.startsWith(LIST)
        ? []
        : [
            [
              absolute(path),
              imports.filter(({ external }) => !external).map((found) => absolute(found.path)),
            ],
          ],
    ),
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

/** Bundles each list of modules by itself, in one run: what many of them reach is read and parsed once. */
function bundle(lists: readonly (readonly string[])[]) {
  return build({
    entryPoints: lists.map((_, index) => ({ in: `${LIST}${index}`, out: String(index) })),
    outdir: '.',
    plugins: [modulesOfLists(lists)],
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

function modulesOfLists(lists: readonly (readonly string[])[]): Plugin {
  return {
    name: 'modules-of-lists',
    setup(build) {
      build.onResolve({ filter: /^list:/ }, ({ path }) => ({
        path: path.slice(LIST.length),
        namespace: 'list',
      }));
      build.onLoad({ filter: /./, namespace: 'list' }, ({ path }) => ({
        contents: (lists[Number(path)] ?? [])
          .map((module) => `export * from ${JSON.stringify(module)};`)
          .join('\n'),
        resolveDir: source,
      }));
    },
  };
}
