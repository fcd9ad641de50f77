import { withDoubleQuotes } from './flight-scripts.ts';

const FLIGHT_START = /^\(?self\.__next_f\s*=\s*self\.__next_f\s*\|\|\s*\[\]\)?\.push\((?<data>[\s\S]*)\);?$/;
const FLIGHT_PUSH = /^self\.__next_f\.push\((?<data>[\s\S]*)\);?$/;
const BUNDLE_LIST =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<data>\{[\s\S]*\})\);?$/;
const DATA_SCRIPTS = [FLIGHT_PUSH, FLIGHT_START, BUNDLE_LIST];
/** React's and Next's own one-line scripts, word for word; any other script must be data. */
const FRAMEWORK_SCRIPTS = [
  'requestAnimationFrame(function(){$RT=performance.now()});',
  /^self\.__next_r="[\w-]{1,64}"$/,
];

/**
 * Returns true for the text of an inline script which the framework itself has written: a known line, or nothing but data pushed to a
 * queue.
 *
 * Assumed: Next pushes React's data as JSON to `self.__next_f`, Turbopack its list of bundles to `globalThis["TURBOPACK"]`, and a
 * completely rendered page has no other script but React's time of the first paint. A stored page has React's data in single quotes.
 */
export function isFrameworkScript(body: string): boolean {
  if (FRAMEWORK_SCRIPTS.some((known) => (typeof known === 'string' ? known === body : known.test(body)))) {
    return true;
  }
  return DATA_SCRIPTS.some((shape) => {
    const data = shape.exec(body)?.groups?.data;
    return data !== undefined && isJson(withDoubleQuotes(data));
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
