import { createHash } from 'node:crypto';
import { build, type Plugin, type ResolveResult } from 'esbuild';

export interface BundledModule {
  /** Minified browser code: independent of the names of files, imports and local variables. */
  readonly code: string;
  /** Imported packages, by specifier. */
  readonly packages: readonly string[];
  /** Every file it is made of, by path, its stylesheets too. */
  readonly inputs: readonly string[];
}

export interface BundleOptions {
  /** Root of the tree; the same as in Storybook's own configuration. */
  readonly root: string;
  /** Modules that are compared separately. */
  readonly leaveOut?: RegExp;
}

const assets = ['.svg', '.png', '.webp', '.jpg', '.woff2', '.mp4'];

/** Bundles a module with all modules of its tree that it reaches; packages stay external. */
export async function bundleModule(path: string, options: BundleOptions): Promise<BundledModule> {
  const packages = new Set<string>();
  const { outputFiles, metafile } = await build({
    entryPoints: [path],
    absWorkingDir: options.root,
    outdir: 'out',
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    legalComments: 'none',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    platform: 'browser',
    define: { 'process.env.TAMAGUI_TARGET': '"web"', 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', ...Object.fromEntries(assets.map((ending) => [ending, 'dataurl' as const])) },
    logLevel: 'silent',
    plugins: [resolveAsStorybook(options, packages)],
  });
  return {
    code: outputFiles.map(({ text }) => text).join('\n'),
    packages: [...packages].sort(),
    inputs: Object.keys(metafile.inputs),
  };
}

/** By folder and specifier: the stories of a tree import the same modules over and over. */
const resolutions = new Map<string, Promise<ResolveResult>>();

function resolveAsStorybook({ root, leaveOut }: BundleOptions, packages: Set<string>): Plugin {
  return {
    name: 'resolve-as-storybook',
    setup(esbuild) {
      esbuild.onResolve({ filter: /./ }, async ({ path, kind, pluginData, ...from }) => {
        if (kind === 'entry-point' || pluginData === 'resolving') return undefined;
        const requested = path.startsWith('@/') ? `./apps/web/src/${path.slice(2)}` : path;
        const isOwn = /^(\.|\/|@bazaar\/)/.test(requested);
        if (requested === 'next/navigation')
          return { path: `${root}/apps/storybook/.storybook/next-navigation.ts` };
        if (!isOwn) {
          packages.add(path);
          return { path, external: true };
        }
        const resolveDir = requested === path ? from.resolveDir : root;
        const name = [resolveDir, kind, requested].join('\0');
        const resolution =
          resolutions.get(name) ?? esbuild.resolve(requested, { kind, resolveDir, pluginData: 'resolving' });
        resolutions.set(name, resolution);
        // What ended with another module's bundle says nothing about this one.
        resolution.catch(() => resolutions.delete(name));
        const found = await resolution;
        return leaveOut?.test(found.path) ? { path: 'left-out', external: true } : found;
      });
    },
  };
}

export function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
