import type { Secret } from '../access/credentials.ts';
import type { Attachment, WrittenRequest } from './written-request.ts';

/** Returns a shell command that repeats a request. Credentials are variables (`$TOKEN`) unless they may be shown. */
export function curlLine(request: WrittenRequest, isTokenShown: boolean): string {
  const secrets = isTokenShown ? [] : (request.secrets ?? []);
  const words = ['curl -sS -i'];
  if (request.method === 'HEAD') words.push('-I');
  else if (request.method !== 'GET') words.push(`-X ${request.method}`);
  words.push(hiding(request.url, secrets));
  for (const [name, value] of Object.entries(request.headers)) {
    if (name === 'accept') continue;
    const isUnknown = name === 'authorization' && secrets.length === 0 && !isTokenShown;
    words.push(
      isUnknown ? '-H "Authorization: Bearer $TOKEN"' : `-H ${hiding(header(name, value), secrets)}`,
    );
  }
  if (typeof request.body === 'string') words.push(`--data-raw ${quoted(request.body)}`);
  else if (request.body !== undefined && 'base64' in request.body)
    words.push(`--data-binary @<(echo ${request.body.base64} | base64 -d)`);
  else for (const [field, value] of request.body ?? []) words.push(formField(field, value));
  return words.join(' ');
}

function header(name: string, value: string): string {
  return `${name === 'authorization' ? 'Authorization' : name}: ${value}`;
}

/** Quotes a text with its secrets as variables of the shell. */
function hiding(text: string, secrets: readonly Secret[]): string {
  const found = secrets.filter((secret) =>
    [secret.text, encodeURIComponent(secret.text)].some((one) => text.includes(one)),
  );
  if (found.length === 0) return quoted(text);
  const escaped = (part: string) => part.replaceAll(/["$`\\]/g, '\\$&');
  const hidden = found.reduce(
    (whole, { variable, text: secret }) =>
      whole
        .replaceAll(escaped(secret), () => `$${variable}`)
        .replaceAll(encodeURIComponent(secret), () => `$${variable}`),
    escaped(text),
  );
  return `"${hidden}"`;
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
