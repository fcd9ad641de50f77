import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { storyOfState } from './show-state';

const features = fileURLToPath(new URL('../../../web/src/features', import.meta.url));
const screens = globSync(`${features}/**/*-view.stories.tsx`).map((path) => readFileSync(path, 'utf8'));

it.each(Object.entries(storyOfState))('%s of the service is the story «%s» of most screens', (_, story) => {
  const name = story.replace(/^./, (letter) => letter.toUpperCase());
  const having = screens.filter((text) => text.includes(`export const ${name}:`));
  expect(screens.length).toBeGreaterThan(20);
  expect(having.length).toBeGreaterThan(screens.length / 2);
});
