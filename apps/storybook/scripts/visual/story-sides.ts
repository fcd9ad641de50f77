import { join, relative } from 'node:path';
import { storiesOfBuild } from '../check/stories-of-build.ts';

/** Returns the ids of the stories of a build that are in the given files, with paths below the root of the tree. */
export function storiesIn(build: string, files: readonly string[], only = ''): Set<string> {
  const wanted = new Set(files);
  return new Set(
    storiesOfBuild(build)
      .filter(({ importPath }) => wanted.has(relative('.', join('apps/storybook', importPath))))
      .map(({ id }) => id)
      .filter((id) => only.split(',').some((part) => id.includes(part))),
  );
}
