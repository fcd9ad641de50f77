import { svgPathBbox } from 'svg-path-bbox';
import svgpath from 'svgpath';

export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

const ELEMENT = /<(\/?)(g|rect|circle|ellipse|line|path)\b([^>]*)>/g;

/** Returns the box around everything drawn, without the width of the lines; `undefined` when nothing is. */
export function drawingBounds(content: string): Bounds | undefined {
  const transforms: string[] = [];
  let bounds: Bounds | undefined;
  for (const [, closing, tag = '', attributes = ''] of content.matchAll(ELEMENT)) {
    if (tag === 'g') {
      if (closing) transforms.pop();
      else transforms.push(attribute(attributes, 'transform') ?? '');
      continue;
    }
    const own = elementBounds(tag, attributes);
    bounds = around(bounds, transforms.some(Boolean) ? transformed(own, transforms) : own);
  }
  return bounds;
}

/** Returns the box of one element, before its groups place it. */
export function elementBounds(tag: string, attributes: string): Bounds {
  const n = (name: string) => Number(attribute(attributes, name) ?? 0);
  switch (tag) {
    case 'rect':
      return [n('x'), n('y'), n('x') + n('width'), n('y') + n('height')];
    case 'circle':
      return [n('cx') - n('r'), n('cy') - n('r'), n('cx') + n('r'), n('cy') + n('r')];
    case 'ellipse':
      return [n('cx') - n('rx'), n('cy') - n('ry'), n('cx') + n('rx'), n('cy') + n('ry')];
    case 'line':
      return [
        Math.min(n('x1'), n('x2')),
        Math.min(n('y1'), n('y2')),
        Math.max(n('x1'), n('x2')),
        Math.max(n('y1'), n('y2')),
      ];
    default:
      return svgPathBbox(attribute(attributes, 'd') ?? '');
  }
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
}

function around(first: Bounds | undefined, second: Bounds): Bounds {
  if (first === undefined) return second;
  return [
    Math.min(first[0], second[0]),
    Math.min(first[1], second[1]),
    Math.max(first[2], second[2]),
    Math.max(first[3], second[3]),
  ];
}

/** Returns the box around a box that its groups have moved or turned; never too small. */
function transformed([left, top, right, bottom]: Bounds, transforms: readonly string[]): Bounds {
  const corners = svgpath(`M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`);
  for (const transform of transforms.toReversed()) if (transform) corners.transform(transform);
  return svgPathBbox(corners.toString());
}
