const sources = import.meta.glob<string>('../../../../packages/ui/src/**/*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const byStories = new Map(
  Object.entries(sources).map(([path, code]) => [
    path.replace(/^.*\/ui\/src\//, '').replace('.example.', '.stories.'),
    code,
  ]),
);

/** Returns the example beside a story file, as it is copied; nothing for a screen. */
export const exampleOf = (storyFile: string): string | undefined =>
  byStories.get(storyFile.replace(/^.*\/ui\/src\//, ''))?.trim();
