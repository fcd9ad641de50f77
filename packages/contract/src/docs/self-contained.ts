import { createHash } from 'node:crypto';

const fromNetwork = /import\s*\{\s*hydrate\s*\}\s*from\s*["']https:\/\/[^"']+["'];?/;
/** The maker's sign, which the program would fetch. */
const sign = /https:\/\/cdn\.redoc\.ly\/[\w./-]+\.svg/g;
const noPicture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";
const exported = /export\s*\{[^}]*\};?\s*$/;

/**
 * Puts the page's program, which the maker of the page loads from a network, into the page, and says in the page that it may run only
 * this and load nothing. Throws when the page is not made as it was when this was written.
 */
export function isSelfContained(html: string, program: string): string {
  if (!fromNetwork.test(html) || !exported.test(program))
    throw new Error('the reference is made in another way now');
  if (/<\/script/i.test(program))
    throw new Error('the program of the reference would end its own script element');
  const inner = program.replace(exported, '').replaceAll(sign, noPicture);
  const page = html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    // As a function: the program's own dollar signs mean nothing.
    .replace(fromNetwork, () => inner);
  const policy = `default-src 'none'; script-src ${scriptHashes(page).join(' ')}; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;
  return page.replace(
    '<head>',
    () => `<head>\n  <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}

/** Of every script of the page, as a content security policy names them. */
function scriptHashes(page: string): string[] {
  const scripts = [...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
