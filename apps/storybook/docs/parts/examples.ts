import { examples } from 'virtual:examples';

/** Returns the example beside a story file, as it is copied; nothing for a screen. */
export const exampleOf = (storyFile: string): string | undefined =>
  examples[storyFile.replace(/^.*\/ui\/src\//, '').replace('.stories.', '.example.')]?.trim();
