import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createSeed } from '../seed/create-seed';
import { drawingSvg } from './drawing-svg';
import { screenFamilies } from './families-screens';
import { drawingBounds } from './sheet/drawing-bounds';
import { glyphs } from './sheet/glyphs';

const seed = createSeed({ products: 3000 });
const drawingFamilyNames = [...new Set(seed.categories.map(({ drawingFamily }) => drawingFamily))];

describe('drawings', () => {
  it('know a family for every category, eighteen or more', () => {
    expect(drawingFamilyNames.length).toBeGreaterThanOrEqual(18);
  });

  it('of products of every category, and of the categories, hold finite numbers and no text', () => {
    const subjects = [
      ...[...Map.groupBy(seed.products(), ({ categoryId }) => categoryId).values()].flatMap((some) =>
        some.slice(0, 6),
      ),
      ...seed.categories.map(({ drawingFamily }) => ({ drawingFamily, values: [] })),
      ...Object.keys(screenFamilies).map((drawingFamily) => ({ drawingFamily, values: [] })),
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

  it('write the symbol and the value of their own dimensions, from 640 px on', () => {
    const value = (propertyId: string, symbol: string, value: number) => ({ propertyId, symbol, value });
    const bearing = (bore: number) => ({
      drawingFamily: 'ball-bearing',
      values: [
        value('p-bore', 'd', bore),
        value('p-outer-diameter', 'D', 52),
        value('p-bearing-width', 'B', 15),
      ],
    });
    const letters = (svg: string) => svg.split('class="l"').length - 1;
    expect([letters(drawingSvg(bearing(25), 640)), letters(drawingSvg(bearing(25), 320))]).toEqual([3, 0]);
    // A category has the family's usual proportions, and no dimension of anybody's.
    expect(letters(drawingSvg({ drawingFamily: 'ball-bearing', values: [] }, 640))).toBe(0);
    expect(drawingSvg(bearing(25), 640)).not.toBe(drawingSvg(bearing(20), 640));
  });

  it('are heavier, with larger letters, where a sheet with dimensions is shown on a phone', () => {
    const values = [{ propertyId: 'p-bore', symbol: 'd', value: 25 }];
    const narrow = (width: number) =>
      /@media\(max-width:320px\)\{(.*?\})\}/.exec(
        drawingSvg({ drawingFamily: 'ball-bearing', values }, width),
      )?.[1];
    expect(narrow(640)).toMatch(/^\.m,\.g,\.n\{stroke-width:2\.\d+\}.*\.l\{[^}]*scale\(1\.8\)\}/);
    expect([narrow(96), narrow(320)]).toEqual([undefined, undefined]);
  });

  it('are short: lines of one class are one path in relative coordinates, and every declaration stands once', () => {
    const values = [{ propertyId: 'p-bore', symbol: 'd', value: 25 }];
    const svg = drawingSvg({ drawingFamily: 'ball-bearing', values }, 640);
    expect(svg).not.toMatch(/<line (?!class="h")| d="[^"]*[LHVQC]/);
    const [always = ''] = /(?<=<style>).*?(?=@media)/.exec(svg) ?? [];
    expect(always.split('stroke-linejoin:round')).toHaveLength(2);
  });

  it('fill their sheet up to its edge, in one direction', () => {
    for (const drawingFamily of drawingFamilyNames) {
      const svg = drawingSvg({ drawingFamily, values: [] }, 640);
      const [, x = 0, y = 0, scale = 0] = (/translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(svg) ?? []).map(
        Number,
      );
      const bounds = drawingBounds(svg.slice(svg.indexOf('<g ')).replace(/<g [^>]*>/, '')) ?? [0, 0, 0, 0];
      const [left, top, right, bottom] = bounds.map((at, index) => at * scale + (index % 2 ? y : x));
      expect(Math.min(left ?? 0, top ?? 0), drawingFamily).toBeCloseTo(22, 0);
      expect([Math.round(640 - (right ?? 0)), Math.round(440 - (bottom ?? 0))], drawingFamily).toContain(22);
    }
  });

  it('are one view in lines of 2 px without centre lines in a thumbnail', () => {
    for (const width of [48, 96]) {
      const svg = drawingSvg({ drawingFamily: 'ball-bearing', values: [] }, width);
      expect(svg).toContain('viewBox="0 0 96 96"');
      expect(svg).not.toMatch(/class="[tck]"|url\(#hatch/);
      const scale = Number(/scale\((\S+)\)/.exec(svg)?.[1]);
      const stroke = Number(/stroke-width:([\d.]+)/.exec(svg)?.[1]);
      expect((stroke * scale * width) / 96).toBeCloseTo(2, 1);
    }
    // The section of a bearing is hatched; its rings stand only in the second view.
    expect(drawingSvg({ drawingFamily: 'ball-bearing', values: [] }, 96)).not.toContain('<rect class="f"');
  });

  it('have an outline for every letter of the dimensions', () => {
    const symbols = new Map(seed.properties.map(({ id, symbol }) => [id, symbol]));
    const sources = readdirSync(import.meta.dirname).filter((name) => name.startsWith('families-'));
    const keys = sources.flatMap((name) =>
      [
        ...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(
          /(?:width|height)Line\(\s*values,\s*'([\w-]+)'/g,
        ),
      ].map(([, key]) => symbols.get(`p-${key}`) ?? `no symbol: ${key}`),
    );
    expect(keys.length).toBeGreaterThan(50);
    for (const character of new Set(keys.join(''))) expect(Object.keys(glyphs)).toContain(character);
  });

  it('can be rasterised, family by family', async () => {
    for (const drawingFamily of drawingFamilyNames) {
      const { width, height } = await sharp(Buffer.from(drawingSvg({ drawingFamily, values: [] }, 96)))
        .resize(96)
        .webp()
        .toBuffer({ resolveWithObject: true })
        .then(({ info }) => info);
      expect([width, height]).toEqual([96, 96]);
    }
  });
});
