import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createSeed } from '../seed/create-seed';
import { drawingSvg } from './drawing-svg';

const seed = createSeed({ products: 3000 });
const drawingFamilyNames = [...new Set(seed.categories.map(({ drawingFamily }) => drawingFamily))];

describe('drawings', () => {
  it('know a family for every category, eighteen or more', () => {
    expect(drawingFamilyNames.length).toBeGreaterThanOrEqual(18);
  });

  it('of all products and categories hold finite numbers and no text', () => {
    const subjects = [
      ...seed.products(),
      ...seed.categories.map(({ drawingFamily }) => ({ drawingFamily, values: [] })),
    ];
    for (const subject of subjects) {
      const svg = drawingSvg(subject);
      expect(svg).toContain('viewBox="0 0 640 440"');
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<text|(?:r|width|height|rx|ry)="-/);
    }
  });

  it('differ between sizes of one family', () => {
    const bearings = [...seed.products()].filter(
      ({ categoryId }) => categoryId === 'c-deep-groove-ball-bearing',
    );
    const sizes = new Set(bearings.map(({ baseProductId }) => baseProductId)).size;
    expect(new Set(bearings.map((bearing) => drawingSvg(bearing))).size).toBeGreaterThan(sizes / 3);
  });

  it('have thicker lines when shown small', () => {
    const subject = { drawingFamily: 'ball-bearing', values: [] };
    expect(drawingSvg(subject, 640)).toContain('stroke-width:1.4;');
    expect(drawingSvg(subject, 96)).not.toContain('stroke-width:1.4;');
  });

  it('can be rasterised, family by family', async () => {
    for (const drawingFamily of drawingFamilyNames) {
      const { width, height } = await sharp(Buffer.from(drawingSvg({ drawingFamily, values: [] }, 96)))
        .resize(96)
        .webp()
        .toBuffer({ resolveWithObject: true })
        .then(({ info }) => info);
      expect([width, height]).toEqual([96, 66]);
    }
  });
});
