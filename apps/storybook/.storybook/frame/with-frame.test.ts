import { expect, it } from 'vitest';
import { isFramed } from './with-frame';

type Context = Parameters<typeof isFramed>[0];

const story = (more: object) =>
  isFramed({ globals: {}, tags: [], viewMode: 'story', ...more } as unknown as Context);

it('frames a screen that stands alone', () => {
  expect(story({})).toBe(true);
  expect(story({ viewMode: 'docs' })).toBe(false);
  expect(story({ globals: { frame: 'none' } })).toBe(false);
});

it('leaves a story that plays without the frame, whose search and buttons its test would meet first', () => {
  expect(story({ playFunction: () => undefined })).toBe(false);
});
