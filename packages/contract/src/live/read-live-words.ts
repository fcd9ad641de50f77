import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { UsageError } from '../command.ts';
import type { LiveOptions } from './live-options.ts';

export const liveUsage = `contract live --base-url URL [options]
  --base-url URL        where the paths of the contract begin, such as https://staging.example/api/v1
  --token T             access token for what needs a login
  --token-for Role=T    access token of a person with a role; give it once for each role of that person
  --only TAG            only operations of this tag
  --operation ID        only this operation
  --readonly            send only what changes nothing
  --requests N          least number of requests for each operation (100)
  --seed S              repeat the requests of an earlier run
  --timeout SECONDS     for each request (10)
  --junit FILE          write the findings as JUnit XML
  --markdown FILE       write the findings as Markdown
  --show-tokens         do not write tokens as $TOKEN`;

export interface LiveWords {
  readonly options: LiveOptions;
  readonly isTokenShown: boolean;
  readonly junit: string | undefined;
  readonly markdown: string | undefined;
}

/** Parses the arguments of `contract live`. Throws `UsageError` with the valid ones. */
export function readLiveWords(words: readonly string[]): LiveWords {
  const values = parse(words);
  const baseUrl = values['base-url'];
  if (baseUrl === undefined || !URL.canParse(baseUrl))
    throw new UsageError(`--base-url is needed\n${liveUsage}`);
  const options: LiveOptions = {
    baseUrl,
    tokensByRole: (values['token-for'] ?? []).map(readRole),
    isReadonly: values.readonly === true,
    requests: readNumber('requests', values.requests, 100),
    seed: readNumber('seed', values.seed, randomInt(1, 2 ** 31)),
    timeoutSeconds: readNumber('timeout', values.timeout, 10),
    ...(values.token === undefined ? {} : { token: values.token }),
    ...(values.only === undefined ? {} : { onlyTag: values.only }),
    ...(values.operation === undefined ? {} : { onlyOperation: values.operation }),
  };
  return {
    options,
    isTokenShown: values['show-tokens'] === true,
    junit: values.junit,
    markdown: values.markdown,
  };
}

function parse(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: words.filter((word) => word !== '--'),
      options: {
        'base-url': text,
        token: text,
        'token-for': { type: 'string', multiple: true },
        only: text,
        operation: text,
        readonly: flag,
        requests: text,
        seed: text,
        timeout: text,
        junit: text,
        markdown: text,
        'show-tokens': flag,
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${liveUsage}`);
  }
}

function readRole(word: string): [role: string, token: string] {
  const [role = '', ...token] = word.split('=');
  if (role === '' || token.join('') === '') throw new UsageError(`--token-for ${word}: Role=TOKEN is needed`);
  return [role, token.join('=')];
}

function readNumber(name: string, word: string | undefined, otherwise: number): number {
  if (word === undefined) return otherwise;
  const value = Number(word);
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`--${name} ${word}: a whole number from 1 is needed`);
  return value;
}
