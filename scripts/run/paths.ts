import { fileURLToPath } from 'node:url';

/** The repository's root, whatever the current directory. */
export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

export function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
