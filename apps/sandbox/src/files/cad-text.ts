/**
 * Detects drawing formats that are written as text and have no signature in libraries. Each is recognised by what its standard requires of
 * the first lines, read as Latin-1 so that no byte is lost.
 */
export function detectCadText(bytes: Uint8Array): 'step' | 'dxf' | 'igs' | undefined {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  if (isStep(head)) return 'step';
  if (isDxf(head)) return 'dxf';
  return isIges(head) ? 'igs' : undefined;
}

/** ISO 10303-21: the exchange structure begins with this token; white space may precede it. */
function isStep(head: string): boolean {
  return /^(?:\xef\xbb\xbf)?\s*ISO-10303-21\s*;/.test(head);
}

/** Pairs of a group code and a value, one line each; the first that is not a comment (999) opens a section. Binary DXF has a sentinel. */
function isDxf(head: string): boolean {
  if (head.startsWith('AutoCAD Binary DXF\r\n\x1a\0')) return true;
  return /^(?:\xef\xbb\xbf)?(?:[ \t]*999[ \t]*\r?\n[^\r\n]*\r?\n)*[ \t]*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/.test(
    head,
  );
}

/** Lines of 80 columns whose column 73 names the section: the start section comes first and counts from 1. */
function isIges(head: string): boolean {
  return /^[^\r\n]{72}S {0,6}0{0,6}1[ \t]*\r?\n[^\r\n]{72}[SG][ 0]{0,6}\d{1,7}[ \t]*\r?\n/.test(head);
}
