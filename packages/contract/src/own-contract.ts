import { relative } from 'node:path';
import type { OpenApiDocument } from './document.ts';
import { locations } from './locations.ts';
import { readBundle } from './read-bundle.ts';
import { type FindAtReference, git, gitSource } from './reading/sources.ts';

/** The contract that commands mean when none is named. */
export interface OwnContract {
  /** As its files stand now. */
  build(): Promise<OpenApiDocument>;
  /** As it was last bundled. */
  read(): Promise<OpenApiDocument>;
  /** As it was at a reference of git. */
  atReference: FindAtReference;
}

/** The contract of this repository. */
export const ownContract: OwnContract = {
  // The bundler is large: a comparison of two other contracts starts without it.
  build: async () => (await import('./bundle.ts')).buildBundle(),
  read: readBundle,
  atReference: (reference) => {
    const root = String(git(locations.openapi, 'rev-parse', '--show-toplevel').stdout).trim();
    const path = relative(root, locations.bundle);
    const isKnown = git(root, 'cat-file', '-e', `${reference}:${path}`).status === 0;
    return isKnown ? gitSource(reference, path, root) : undefined;
  },
};
