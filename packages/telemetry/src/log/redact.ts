/** What must never be written anywhere: the words of people and what proves who they are. */
const NUMBER = /(?:\+|00)?[0-9۰-۹٠-٩](?:[\s\u200c().\-–/_]{0,3}[0-9۰-۹٠-٩]){8,}/.source;
/** A trace id may hold nine decimal digits in a row; it stays. */
const NUMBER_OR_TRACE = new RegExp(`(?<trace>\\b(?=[0-9]*[a-f])[0-9a-f]{32}\\b)|${NUMBER}`, 'g');
const BEARER = /\b(?<scheme>Bearer|Basic)\s+[^\s"',;]+/gi;
/** Random text, as in tokens: letters of both cases, and digits unless it is very long. */
const OPAQUE =
  /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:(?=[\w-]*[0-9])[\w-]{20,}|[\w-]{40,})(?:\.[\w-]+)*/g;
/** Long hexadecimal texts, such as hashes of tokens; a trace id has 32 digits and stays. */
const HASH = /\b[0-9a-f]{40,}\b/gi;
const NAMED =
  /(?<name>["']?(?:[\w-]*(?:token|password|secret|cookie|api[_-]?key|authorization|otp)|code|کد(?:\s+[^\s:=]+){0,2}|رمز)["']?\s*[:=]\s*)(?<quote>["']?)(?<value>[^\s"',;&)}\]]+)\k<quote>/gi;
const CODE_NEARBY =
  /(?<name>\b(?:code|otp)\b|کد)(?<between>[^\n]{0,60}?)(?<![\w۰-۹٠-٩-])[0-9۰-۹٠-٩]{4,8}(?![\w۰-۹٠-٩-])/gi;
/** A query may hold what a person searched for. */
const QUERY = /(?<path>(?:https?:\/\/|\/)[^\s?"'<>]*)\?[^\s"'<>)]*/g;
const PLAIN_CODE = /^(?:E[A-Z]+|[A-Z_]{4,}|[a-z]+(?:-[a-z]+)+|[a-z]{3,12})$/;

/**
 * Returns a text without phone, card and identity numbers (nine digits and more, in any script), tokens, one-time codes and queries of
 * addresses. It rather removes too much: whoever needs a value writes it as a field of its own with a closed set of values.
 */
export function redact(text: string): string {
  return text
    .replace(NUMBER_OR_TRACE, (whole, trace) => (trace === undefined ? '…' : whole))
    .replace(QUERY, '$<path>?…')
    .replace(BEARER, '$<scheme> …')
    .replace(NAMED, (whole, ...found) => {
      const { name, value } = found.at(-1) as { name: string; value: string };
      return /code/i.test(name) && PLAIN_CODE.test(value) ? whole : `${name}…`;
    })
    .replace(CODE_NEARBY, '$<name>$<between>…')
    .replace(OPAQUE, '…')
    .replace(HASH, '…');
}
