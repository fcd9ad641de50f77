/**
 * Returns the text of a file's bytes: UTF-8, the UTF-16 of a spreadsheet's «Unicode text», or the code page that Persian Windows writes CSV
 * in. `undefined` for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const text = decode(bytes);
  // A text has no zero bytes; a picture or an archive soon has one.
  return text.includes('\u0000') ? undefined : text.replace(/^\ufeff/, '');
}

function decode(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
