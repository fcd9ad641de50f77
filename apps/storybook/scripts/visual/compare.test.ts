import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { decode, encode, type Picture } from './picture.ts';

const plain = (width = 20, height = 10): Picture => ({
  width,
  height,
  pixels: Buffer.alloc(width * height * 4, 255),
});

function withPixel(picture: Picture, place: number): Picture {
  const pixels = Buffer.from(picture.pixels);
  pixels.fill(0, place * 4, place * 4 + 3);
  return { ...picture, pixels };
}

describe('compare', () => {
  it('finds nothing between equal pictures', () => {
    expect(compare(plain(), plain())).toBeUndefined();
  });

  it('finds one pixel and draws it', () => {
    const difference = compare(plain(), withPixel(plain(), 42));
    expect(difference?.changedPixels).toBe(1);
    expect(difference?.drawing).toMatchObject({ width: 20, height: 10 });
  });

  it('counts what a picture has grown by, on the larger canvas', () => {
    const difference = compare(plain(20, 10), plain(20, 11));
    expect(difference?.drawing).toMatchObject({ width: 20, height: 11 });
    expect(difference?.changedPixels).toBe(20);
  });
});

describe('a picture in its file', () => {
  it('keeps every pixel', async () => {
    const picture = withPixel(plain(), 7);
    expect(await decode(await encode(picture))).toEqual(picture);
  });

  it('keeps the upper part of a picture that is taller than the format holds', async () => {
    const tall = { width: 1, height: 16_390, pixels: Buffer.alloc(16_390 * 4, 255) };
    expect((await decode(await encode(tall))).height).toBe(16_383);
  });
});
