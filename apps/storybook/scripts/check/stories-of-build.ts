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
export function storiesOfBuild(folder: string, only = ''): BuiltStory[] {
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    entries: Record<string, BuiltStory>;
  };
  const stories = Object.values(index.entries).filter(
    ({ type, id }) => type === 'story' && only.split(',').some((part) => id.includes(part)),
  );
  if (stories.length === 0) throw new Error('the build holds no such story');
  return stories;
}

/** Returns the value of `--name=value` or `--name value` on the command line. */
export function argument(name: string): string | undefined {
  const place = process.argv.findIndex((text) => text === `--${name}` || text.startsWith(`--${name}=`));
  if (place < 0) return undefined;
  const [, value] = /^--[\w-]+=(.*)$/s.exec(process.argv[place] ?? '') ?? [];
  return value ?? process.argv[place + 1];
}
