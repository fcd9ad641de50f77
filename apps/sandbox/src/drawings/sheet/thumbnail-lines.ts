import { elementBounds } from './drawing-bounds';

const ELEMENT = /<(rect|circle|ellipse|line|path)\b([^>]*)\/>/g;
/** Thin lines, centre lines and hatching. */
const FINE = / class="[tck]"| fill="url/;

/** Removes what would be a blur in a box of 44 to 96 px: fine lines, and parts smaller than `least`. */
export function withoutFineLines(content: string, least = 0): string {
  return content.replace(ELEMENT, (element, tag: string, attributes: string) => {
    if (FINE.test(attributes)) return '';
    const [left, top, right, bottom] = elementBounds(tag, attributes);
    return Math.max(right - left, bottom - top) < least ? '' : element;
  });
}
