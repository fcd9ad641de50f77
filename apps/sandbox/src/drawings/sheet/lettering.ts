import svgpath from 'svgpath';
import { glyphs } from './glyphs';

/** Width of a space, in hundredths of the type size. */
const SPACE = 30;

/** Draws a short text as outlines: centred on x, with its baseline at y, turned by `degrees` around that point. */
export function lettering(text: string, x: number, y: number, size: number, degrees = 0): string {
  let at = 0;
  const outlines: string[] = [];
  for (const character of text) {
    const glyph = glyphs[character];
    if (glyph) outlines.push(svgpath(glyph.outline).translate(at, 0).toString());
    at += glyph?.advance ?? SPACE;
  }
  const placed = svgpath(outlines.join(''))
    .translate(-at / 2, 0)
    .scale(size / 100)
    .rotate(degrees)
    .translate(x, y)
    .round(2);
  return `<path class="l" d="${placed.toString()}"/>`;
}

/** Returns a number as a drawing writes it: Persian digits, at most two decimals. */
export function figure(value: number): string {
  return String(Math.round(value * 100) / 100)
    .replace('.', '٫')
    .replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
}
