import type { FlightRow } from '../framework/flight-rows.ts';
import {
  type FlightElement,
  type FlightValue,
  isElement,
  isHostElement,
} from '../framework/flight-values.ts';
import { renderToString } from '../framework/render-markup.ts';
import { PageData } from './page-data.ts';
import { reachableRows } from './reachable-rows.ts';
import { StaticNodes } from './static-node.ts';

/** A smaller part costs more bytes as a reference than as data. */
const SMALLEST = 100;
/** To another row: of a component, or of a long text. */
const REFERENCE = /"\$L?[0-9a-f]+"/;
const PICTURE_HINTS = /^(?:<link [^>]*>)+/;

/** Returns a reference to the text of a part; undefined where the part has to stay as it is. */
export type TextOfPart = (html: string) => string | undefined;

/**
 * Returns the rows of a page with every part that is only markup replaced by a reference to its text, and without the rows that nothing
 * refers to any more. `textOf` receives each part as React renders it, with comments between its texts.
 */
export function withoutStaticParts(rows: readonly FlightRow[], textOf: TextOfPart): FlightRow[] {
  const data = new PageData(rows);
  const nodes = new StaticNodes(data);
  const shortened = (value: FlightValue): FlightValue => {
    if (typeof value !== 'object' || value === null) return value;
    const reference = isHostElement(value) ? referenceTo(value) : undefined;
    if (reference !== undefined) return withText(value as FlightElement, reference);
    // With script, browsers take what is inside for text: nothing of it can be found there again.
    if (isElement(value) && value[1] === 'noscript') return value;
    if (isElement(value)) return ['$', value[1], value[2], shortenedProps(value[3])];
    if (Array.isArray(value)) return value.map(shortened);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
  };
  /** An absent prop is the same as an undefined one. */
  const shortenedProps = (props: FlightElement[3]) =>
    Object.fromEntries(
      Object.entries(props).flatMap(([key, part]) => (part === '$undefined' ? [] : [[key, shortened(part)]])),
    );
  const referenceTo = (element: FlightElement) => {
    const node = nodes.nodeOf(element);
    if (node === undefined || isSmall(element[3])) return undefined;
    const html = renderToString(node).replace(PICTURE_HINTS, '');
    return hasEnoughInside(html) ? textOf(html) : undefined;
  };
  return reachableRows(rows, new Map([...data.models].map(([id, value]) => [id, shortened(value)])));
}

function withText([mark, type, key, props]: FlightElement, reference: string): FlightElement {
  const attributes = Object.entries(props).filter(
    ([name, value]) => name !== 'children' && value !== '$undefined',
  );
  return [
    mark,
    type,
    key,
    { ...Object.fromEntries(attributes), dangerouslySetInnerHTML: { __html: reference } },
  ];
}

/** A reference may stand for more than it shows. */
function isSmall(props: FlightElement[3]): boolean {
  const json = JSON.stringify(props);
  return json.length < SMALLEST && !REFERENCE.test(json);
}

function hasEnoughInside(html: string): boolean {
  return html.lastIndexOf('</') - html.indexOf('>') > SMALLEST / 2;
}
