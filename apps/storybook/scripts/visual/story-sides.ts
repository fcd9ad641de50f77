import { join, relative } from 'node:path';
import { storiesOfBuild } from '../check/stories-of-build.ts';

/** Ids of the stories of a build that stand in some files, given below the root of the tree. */
export function storiesIn(build: string, files: readonly string[], only = ''): Set<string> {
  const wanted = new Set(files);
  return new Set(
    storiesOfBuild(build)
      .filter(({ importPath }) => wanted.has(relative('.', join('apps/storybook', importPath))))
      .map(({ id }) => id)
      .filter((id) => only.split(',').some((part) => id.includes(part))),
  );
}
