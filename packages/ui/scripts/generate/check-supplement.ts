import { parse, walk } from 'css-tree';
import { isValid, textOf } from './check-style.ts';

const physical =
  /^((margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-.*)?|left|right|border-(top|bottom)-(left|right)-radius)$/;
const rawColour = /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|color-mix)a?\(/i;

/**
 * Validates a supplementary stylesheet by the rules of the definitions: valid CSS, no physical directions, no colours of its own.
 * @throws Error naming the file and the declaration
 */
export function checkSupplement(source: string, css: string): void {
  const tree = parse(css, {
    onParseError: (error) => {
      throw new Error(`${source}: ${error.message}`);
    },
  });
  walk(tree, {
    visit: 'Declaration',
    enter(node) {
      if (this.atrule?.name === 'font-face') return;
      const value = textOf(node.value);
      const where = `${source}: ${node.property}: ${value}`;
      if (physical.test(node.property)) throw new Error(`${where}: names a side; write the logical property`);
      if (/^(text-align|float|clear)$/.test(node.property) && /left|right/.test(value))
        throw new Error(`${where}: names a side`);
      if (rawColour.test(value.replace(/url\([^)]*\)/g, ''))) throw new Error(`${where}: not a token`);
      if (!isValid(node.property, value)) throw new Error(`${where}: is not CSS`);
    },
  });
}
