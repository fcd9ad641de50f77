import { createHash } from 'node:crypto';

const fromNetwork = /import\s*\{\s*hydrate\s*\}\s*from\s*["']https:\/\/[^"']+["'];?/;
/** Redocly's logo, which the page's script would fetch. */
const sign = /https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/g;
const noPicture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";
/** Each text of a sample keeps its own direction: Persian beside a colon or a digit would reorder the line otherwise. */
const isolation =
  '<style>.token.string { unicode-bidi: isolate } .token.string, td, p, li { unicode-bidi: plaintext }</style>';
const exported = /export\s*\{[^}]*\};?\s*$/;

/**
 * Inlines the page's script, which Redocly loads from a network, and adds a policy that allows only this script and no requests. Throws
 * when Redocly's page no longer has the expected form.
 */
export function isSelfContained(html: string, program: string): string {
  if (!fromNetwork.test(html) || !exported.test(program))
    throw new Error('the reference is made in another way now');
  if (/<\/script/i.test(program))
    throw new Error('the program of the reference would end its own script element');
  const inner = program.replace(exported, '').replaceAll(sign, noPicture);
  const page = html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    // A function, so that dollar signs in the script are not interpreted.
    .replace(fromNetwork, () => inner);
  const policy = `default-src 'none'; script-src ${scriptHashes(page).join(' ')}; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
  return page.replace(
    '<head>',
    () => `<head>\n  <meta http-equiv="Content-Security-Policy" content="${policy}" />\n  ${isolation}`,
  );
}

/** Returns the hash of every script of the page, as a content security policy needs them. */
function scriptHashes(page: string): string[] {
  const scripts = [...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
