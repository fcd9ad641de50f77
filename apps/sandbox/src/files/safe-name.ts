import type { FileKind } from './file-kinds';

const longestName = 120;

/** Extensions that a program or a browser would run; anywhere but at the end they are disguised by the last one. */
const runnable = new Set(
  (
    'exe com bat cmd scr pif msi msp cpl dll sys lnk jar apk app deb rpm sh bash zsh csh ps1 psm1 vbs vbe js jse mjs cjs wsf wsh hta ' +
    'php php3 php4 php5 phtml phar asp aspx ashx jsp jspx cgi pl py pyc rb lua htm html xhtml shtml mht mhtml svg svgz xml xsl xslt swf ' +
    'docm dotm xlsm xltm xlam pptm reg inf url iso img vhd'
  ).split(' '),
);

/** Cleans a display name: no folders, no control or direction marks, no special characters of a shell or a file system. */
export function cleanName(given: string): string {
  return given
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff]/gu, '')
    .replace(/[<>:"|?*%&#;`$'{}[\]~^!=+,@]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\s.]*\.[\s.]*/g, '.')
    .replace(/^[\s.\-\u200c]+|[\s.\-\u200c]+$/g, '');
}

/**
 * Returns the stored name of a file of this kind, or `undefined` when the given name contradicts it: another extension than the content's,
 * or a runnable one before it. A name without an extension gets the usual one.
 */
export function safeName(given: string, kind: FileKind): string | undefined {
  const [stem = '', ...endings] = cleanName(given).split('.');
  const last = endings.at(-1)?.toLowerCase();
  if (last !== undefined && !kind.extensions.includes(last)) return undefined;
  const before = endings.slice(0, -1);
  if (before.some((ending) => runnable.has(ending.trim().toLowerCase()))) return undefined;
  const base = [stem, ...before]
    .join('.')
    .slice(0, longestName)
    .trim()
    .toWellFormed()
    .replaceAll('\ufffd', '');
  return `${base === '' ? 'file' : base}.${last ?? kind.extensions[0]}`;
}
