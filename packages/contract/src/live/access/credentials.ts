import type { LiveOptions } from '../live-options.ts';
import type { SecurityScheme } from '../model/operation-model.ts';

/** A text that reports replace by a variable of the shell, unless tokens are shown. */
export interface Secret {
  readonly variable: string;
  readonly text: string;
}

/** What a request carries so that the service knows its sender. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  readonly secrets: readonly Secret[];
}

export const noCredentials: Credentials = { headers: {}, query: {}, cookies: {}, secrets: [] };

export type Given = Pick<LiveOptions, 'basic' | 'apiKeys' | 'headers'> & {
  readonly token?: string | undefined;
};

/** Returns the credentials of the first alternative for which everything was given, or `undefined`. */
export function credentialsFor(
  alternatives: readonly (readonly SecurityScheme[])[],
  given: Given,
): Credentials | undefined {
  for (const schemes of alternatives) {
    const parts = schemes.map((scheme) => credentialFor(scheme, given));
    const found = parts.filter((part) => part !== undefined);
    if (found.length === schemes.length) return joined(found);
  }
  return undefined;
}

/** Returns credentials of the right form that nobody was ever given. */
export function madeUpCredentials(schemes: readonly SecurityScheme[]): Credentials {
  const text = 'x'.repeat(43);
  const given = { token: text, basic: `nobody:${text}` };
  const made = schemes.map((scheme) =>
    scheme.kind === 'apiKey' ? placed(scheme, text, 'API_KEY') : credentialFor(scheme, given),
  );
  return joined(made.filter((part) => part !== undefined));
}

export function joined(parts: readonly Credentials[]): Credentials {
  return parts.reduce(
    (whole, part) => ({
      headers: { ...whole.headers, ...part.headers },
      query: { ...whole.query, ...part.query },
      cookies: { ...whole.cookies, ...part.cookies },
      secrets: [...whole.secrets, ...part.secrets],
    }),
    noCredentials,
  );
}

function credentialFor(scheme: SecurityScheme, given: Given): Credentials | undefined {
  const { token, basic, apiKeys = [], headers = [] } = given;
  const header = headers.find(([name, value]) => carries(scheme, name, value));
  if (header !== undefined) {
    const [name, value] = header;
    return {
      ...noCredentials,
      headers: { [name.toLowerCase()]: value },
      secrets: [secret('CREDENTIAL', value)],
    };
  }
  if (scheme.kind === 'bearer' && token !== undefined) return authorization('Bearer', token, 'TOKEN');
  if (scheme.kind === 'basic' && basic !== undefined)
    return authorization('Basic', Buffer.from(basic).toString('base64'), 'BASIC');
  const key = apiKeys.find(([name]) => [scheme.name, scheme.parameter].some((known) => same(known, name)));
  return scheme.kind === 'apiKey' && key !== undefined ? placed(scheme, key[1], 'API_KEY') : undefined;
}

/** Returns whether a header that is sent anyway holds the credential of a scheme. */
export function carries(scheme: SecurityScheme, name: string, value: string): boolean {
  if (scheme.in === 'header') return same(scheme.parameter, name);
  if (scheme.in !== 'cookie' || !same(name, 'cookie')) return false;
  return value.split(/;\s*/).some((part) => part.startsWith(`${scheme.parameter}=`));
}

function authorization(word: string, text: string, variable: string): Credentials {
  return {
    ...noCredentials,
    headers: { authorization: `${word} ${text}` },
    secrets: [secret(variable, text)],
  };
}

function placed({ in: place, parameter }: SecurityScheme, text: string, variable: string): Credentials {
  const part = { [place === 'header' ? parameter.toLowerCase() : parameter]: text };
  const secrets = [secret(variable, text)];
  if (place === 'query') return { ...noCredentials, query: part, secrets };
  if (place === 'cookie') return { ...noCredentials, cookies: part, secrets };
  return { ...noCredentials, headers: part, secrets };
}

function secret(variable: string, text: string): Secret {
  return { variable, text };
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
