import { expect, it } from 'vitest';
import { rememberedPictures } from './remembered-pictures';

it('reads a picture once while it is fresh, and a failed one again', async () => {
  let nowMs = 0;
  const reads: string[] = [];
  const read = async (path: string) => {
    reads.push(path);
    return path === 'absent' ? undefined : `data:${path}`;
  };
  const pictures = rememberedPictures({ pixels: read, vector: read }, () => nowMs);
  for (const path of ['a', 'a', 'absent', 'absent']) await pictures.vector(path);
  expect(reads).toEqual(['a', 'absent', 'absent']);
  nowMs = 600_001;
  expect(await pictures.vector('a')).toBe('data:a');
  expect(reads).toHaveLength(4);
});

it('forgets the picture that was shown longest ago', async () => {
  const reads: string[] = [];
  const read = async (path: string) => {
    reads.push(path);
    return path;
  };
  const { vector } = rememberedPictures({ pixels: read, vector: read });
  for (let index = 0; index < 400; index += 1) await vector(`${index}`);
  await vector('0');
  await vector('one more');
  reads.length = 0;
  await vector('0');
  await vector('1');
  expect(reads).toEqual(['1']);
});
