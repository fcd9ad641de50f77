import { createHash } from 'node:crypto';
import { EARLY_PRESSES_SCRIPT } from '../actions/early-presses-script.ts';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/gi;
const FLIGHT_START = /^\(?self\.__next_f\s*=\s*self\.__next_f\s*\|\|\s*\[\]\)?\.push\((?<data>[\s\S]*)\);?$/;
const FLIGHT_PUSH = /^self\.__next_f\.push\((?<data>[\s\S]*)\);?$/;
const BUNDLE_LIST =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<data>\{[\s\S]*\})\);?$/;
const DATA_SCRIPTS = [FLIGHT_PUSH, FLIGHT_START, BUNDLE_LIST];
const NEVER_RUN = /\stype="(?:application\/ld\+json|application\/json|speculationrules)"/i;
/** React's and Next's own one-line scripts and the one of ours, word for word; anything else must be data. */
const KNOWN_SCRIPTS = [
  EARLY_PRESSES_SCRIPT,
  'requestAnimationFrame(function(){$RT=performance.now()});',
  /^self\.__next_r="[\w-]{1,64}"$/,
];

/** The script of our own, for pages whose other scripts have a nonce: it is one text, and the frame is the same for all. */
export const EARLY_PRESSES_SOURCE = hashSource(EARLY_PRESSES_SCRIPT);

/**
 * CSP source expressions for the inline scripts of a page which the framework, or the frame, wrote itself.
 *
 * A cached page is one text for everybody, so it cannot carry a nonce; its scripts are known when it is stored, so they
 * can be named by hash. Only a script that is nothing but data pushed to the framework's queue is named: a script
 * which got into the page in another way gets no hash and does not run.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const match of html.matchAll(SCRIPT)) {
    const { attributes = '', body = '' } = match.groups ?? {};
    if (body === '' || /\ssrc=/i.test(attributes) || NEVER_RUN.test(attributes)) continue;
    if (isKnownScript(body)) {
      hashes.add(hashSource(body));
    }
  }
  return [...hashes];
}

function isKnownScript(body: string): boolean {
  if (KNOWN_SCRIPTS.some((known) => (typeof known === 'string' ? known === body : known.test(body)))) {
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

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
