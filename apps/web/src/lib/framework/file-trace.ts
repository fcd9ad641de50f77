import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The framework's own tracer of the files a module loads, and the module that is the framework as a library (`next()`).
 *
 * Assumed: the tracer is `nodeFileTrace`, takes a base folder and patterns to leave out, and names files below that folder.
 */
export interface FileTrace {
  readonly library: string;
  trace(entries: readonly string[], base: string, ignore?: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What the library names and a server that compiles nothing never loads. */
export const ONLY_FOR_BUILDS = ['**/next/dist/compiled/{webpack,babel,terser}/**', '**/@next/swc-*/**'];

/** Loads it from the web app's folder. */
export function loadFileTrace(webFolder: string): FileTrace {
  const require = createRequire(join(webFolder, 'package.json'));
  const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft') as {
    nodeFileTrace(files: string[], options: object): Promise<{ fileList: Set<string> }>;
  };
  return {
    library: join(webFolder, 'node_modules/next/dist/server/next.js'),
    trace: async (entries, base, ignore = []) =>
      (await nodeFileTrace([...entries], { base, ignore: [...ignore] })).fileList,
  };
}
