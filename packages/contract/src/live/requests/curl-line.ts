import type { Attachment, WrittenRequest } from './write-request.ts';

/** Returns a shell command that repeats a request. The token is `$TOKEN` unless it may be shown. */
export function curlLine(request: WrittenRequest, isTokenShown: boolean): string {
  const words = ['curl -sS -i'];
  if (request.method === 'HEAD') words.push('-I');
  else if (request.method !== 'GET') words.push(`-X ${request.method}`);
  words.push(quoted(request.url));
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'accept') continue;
    if (name === 'authorization' && !isTokenShown) words.push(`-H "Authorization: Bearer $TOKEN"`);
    else words.push(`-H ${quoted(`${name}: ${value}`)}`);
  }
  if (typeof request.body === 'string') words.push(`--data-raw ${quoted(request.body)}`);
  else for (const [field, value] of request.body ?? []) words.push(formField(field, value));
  return words.join(' ');
}

function formField(field: string, value: string | Attachment): string {
  if (typeof value === 'string') return `--form-string ${quoted(`${field}=${value}`)}`;
  return `-F "${field}=@"<(echo ${value.base64} | base64 -d)";filename=${value.name};type=${value.type}"`;
}

/** Quotes a text with single quotes, or with escapes where a line break or a control character would be lost. */
function quoted(text: string): string {
  if (!/\p{Cc}/u.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  const escaped = text.replaceAll(/[\p{Cc}'\\]/gu, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `$'${escaped}'`;
}
