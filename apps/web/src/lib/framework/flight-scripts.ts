const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const PUSH = /<script>self\.__next_f\.push\((?<json>\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/y;

/** A page split at the data React starts from. */
export interface FlightScripts {
  readonly markup: string;
  /** The script that opens the queue. */
  readonly start: string;
  readonly data: string;
  readonly rest: string;
}

/**
 * Returns the parts of a page; undefined where its data do not stand together.
 *
 * Assumed: the framework writes the data of a completely rendered page as scripts after all of its markup, one after the other.
 */
export function readFlightScripts(html: string): FlightScripts | undefined {
  const at = html.indexOf(START);
  if (at === -1) return undefined;
  let data = '';
  let end = at + START.length;
  PUSH.lastIndex = end;
  for (let push = PUSH.exec(html); push !== null; push = PUSH.exec(html)) {
    data += (JSON.parse(push.groups?.json ?? '') as [number, string])[1];
    end = PUSH.lastIndex;
  }
  const rest = html.slice(end);
  return data === '' || rest.includes('__next_f')
    ? undefined
    : { markup: html.slice(0, at), start: START, data, rest };
}

/** Returns the data as one script. */
export function writeFlightScript(data: string): string {
  const json = JSON.stringify([1, data]).replaceAll('<', String.raw`\u003c`);
  return `<script>self.__next_f.push(${json})</script>`;
}

const DATA_SCRIPT = /(?<=<script>self\.__next_f\.push\(\[1,)"(?<text>(?:[^"\\]|\\.)*)"(?=\]\)<\/script>)/g;
const QUOTED_BY_ONE = /^\[1,'(?<text>(?:[^'\\]|\\.)*)'\]$/;

/**
 * Returns the page with its data in single quotes: of the thousands of double quotes inside none has to be escaped then. For the last step
 * before a page is stored: what reads its data as JSON comes before.
 */
export function withSingleQuotes(html: string): string {
  return html.replace(DATA_SCRIPT, (_all, text: string) => {
    const unescaped = text.replace(/\\.|'/g, (part) => ({ '\\"': '"', "'": "\\'" })[part] ?? part);
    return `'${unescaped}'`;
  });
}

/** Returns as JSON what such a script pushes; anything else as it is. */
export function withDoubleQuotes(pushed: string): string {
  const text = QUOTED_BY_ONE.exec(pushed)?.groups?.text;
  if (text === undefined) return pushed;
  return `[1,"${text.replace(/\\.|"/g, (part) => ({ "\\'": "'", '"': '\\"' })[part] ?? part)}"]`;
}

/** Row of the data that holds the markup that the document shares with it; the framework counts its own from 0. */
export const SHARED_ROW = 'fffff';
/** Attribute of the elements whose markup is shared; its value is the part's name in that row. */
export const SHARED_ATTRIBUTE = 'data-shared';

/**
 * Gives React the markup which it would otherwise get a second time as data: a row of what stands inside the marked elements. A text that
 * begins with a dollar would be a reference, hence two of them.
 *
 * Assumed: React hydrates no child of an element with `dangerouslySetInnerHTML` and does not compare them, and removes them when the next
 * page has children there; a reference may lead into a row (`$fffff:3`).
 */
export const SHARED_MARKUP_SCRIPT = `{const k={};for(const e of document.querySelectorAll("[${SHARED_ATTRIBUTE}]"))k[e.getAttribute("${SHARED_ATTRIBUTE}")]=e.innerHTML.replace(/^\\$/,"$$$$");self.__next_f.push([1,"${SHARED_ROW}:"+JSON.stringify(k)+"\\n"])}`;
