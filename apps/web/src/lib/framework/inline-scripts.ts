const FLIGHT_START = /^\(?self\.__next_f\s*=\s*self\.__next_f\s*\|\|\s*\[\]\)?\.push\((?<data>[\s\S]*)\);?$/;
const FLIGHT_PUSH = /^self\.__next_f\.push\((?<data>[\s\S]*)\);?$/;
const BUNDLE_LIST =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<data>\{[\s\S]*\})\);?$/;
const DATA_SCRIPTS = [FLIGHT_PUSH, FLIGHT_START, BUNDLE_LIST];
/** React's and Next's own one-line scripts, word for word; anything else must be data. */
const FRAMEWORK_SCRIPTS = [
  'requestAnimationFrame(function(){$RT=performance.now()});',
  /^self\.__next_r="[\w-]{1,64}"$/,
];

/**
 * True for the text of an inline script which the framework itself has written: a line of its own, or nothing but data pushed to a queue.
 *
 * Assumed: Next pushes React's data as JSON to `self.__next_f`, Turbopack its list of bundles to `globalThis["TURBOPACK"]`, and a page that
 * was rendered to its end has no other script but React's time of the first paint.
 */
export function isFrameworkScript(body: string): boolean {
  if (FRAMEWORK_SCRIPTS.some((known) => (typeof known === 'string' ? known === body : known.test(body)))) {
    return true;
  }
  return DATA_SCRIPTS.some((shape) => {
    const data = shape.exec(body)?.groups?.data;
    return data !== undefined && isJson(data);
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
