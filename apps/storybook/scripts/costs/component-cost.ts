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
const notProduct = /\.(stories|test|definition|fixtures)\.tsx?$/;
const isClient = (file: string) => /^['"]use client['"]/.test(readFileSync(file, 'utf8'));
const gzipped = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

/** Returns the folders that contain a component, in alphabetical order. */
export function componentFolders(): string[] {
  const folders = globSync('{*,patterns/*}/*.stories.tsx', { cwd: source }).map((path) =>
    path.slice(0, path.lastIndexOf('/')),
  );
  return [...new Set(folders)].filter((folder) => folder !== 'style').sort();
}

/** Measures a folder: its rules in the built stylesheet, and its browser modules, bundled and minified. */
export async function weighComponent(folder: string): Promise<ComponentCost> {
  const rules = rulesOf(definedIn(folder), `${source}${folder}`, `${source}generated/styles.css`);
  const modules = globSync('*.tsx', { cwd: source + folder })
    .filter((path) => !notProduct.test(path))
    .map((path) => `${source}${folder}/${path}`);
  const reached = Object.keys((await bundle(modules)).metafile?.inputs ?? {})
    .map((path) => fileURLToPath(new URL(path, `file://${source}`)))
    .filter((path) => path.startsWith(source) && path.endsWith('.tsx') && isClient(path));
  const script = reached.length === 0 ? undefined : (await bundle(reached)).outputFiles?.[0];
  return {
    folder,
    styleBytes: rules === '' ? 0 : gzipped(rules),
    scriptBytes: script ? gzipped(script.contents) : 0,
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
