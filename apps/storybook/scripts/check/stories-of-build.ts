import { readFileSync } from 'node:fs';

export interface BuiltStory {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  /** Its file, relative to apps/storybook. */
  readonly importPath: string;
}

/** Returns the stories of a static build whose id contains `only`, or one of its comma-separated parts. */
export function storiesOfBuild(folder: string, only?: string): BuiltStory[] {
  const stories = entriesOfBuild(folder, only).filter(({ type }) => type === 'story');
  if (stories.length === 0) throw new Error('the build holds no such story');
  return stories;
}

/** Returns the stories, and the pages that describe them: those are of the type `docs`. */
export function entriesOfBuild(folder: string, only = ''): BuiltStory[] {
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, BuiltStory>;
  };
  return Object.values(index.entries).filter(({ id }) => only.split(',').some((part) => id.includes(part)));
}

/** Returns the value of `--name=value` or `--name value` on the command line. */
export function argument(name: string): string | undefined {
  const place = process.argv.findIndex((text) => text === `--${name}` || text.startsWith(`--${name}=`));
  if (place < 0) return undefined;
  const [, value] = /^--[\w-]+=(.*)$/s.exec(process.argv[place] ?? '') ?? [];
  return value ?? process.argv[place + 1];
}
