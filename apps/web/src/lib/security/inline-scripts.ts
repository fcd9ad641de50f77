import { createHash } from 'node:crypto';
import { EARLY_PRESSES_SCRIPT } from '../actions/early-presses-script.ts';
import { SHARED_MARKUP_SCRIPT } from '../framework/flight-scripts.ts';
import { isFrameworkScript } from '../framework/inline-scripts.ts';
import { FIRST_VIEW_SCRIPT } from '../html/first-view-script.ts';

const SCRIPT = /<script(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/script>/gi;
const OWN_SCRIPTS: ReadonlySet<string> = new Set([
  EARLY_PRESSES_SCRIPT,
  FIRST_VIEW_SCRIPT,
  SHARED_MARKUP_SCRIPT,
]);
const NEVER_RUN = /\stype="(?:application\/ld\+json|application\/json|speculationrules)"/i;

/** The product's own inline script, for pages whose other scripts have a nonce: its text is the same on all pages. */
export const EARLY_PRESSES_SOURCE = hashSource(EARLY_PRESSES_SCRIPT);

/**
 * Returns CSP source expressions for the inline scripts of a page which the framework, or the frame, wrote itself.
 *
 * A cached page is one text for everybody, so it cannot carry a nonce; its scripts are known when it is stored, so hashes name them. Only
 * known scripts and data pushed to the framework's queue are named: an injected script gets no hash and does not run.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const match of html.matchAll(SCRIPT)) {
    const { attributes = '', body = '' } = match.groups ?? {};
    if (body === '' || /\ssrc=/i.test(attributes) || NEVER_RUN.test(attributes)) continue;
    if (OWN_SCRIPTS.has(body) || isFrameworkScript(body)) hashes.add(hashSource(body));
  }
  return [...hashes];
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
