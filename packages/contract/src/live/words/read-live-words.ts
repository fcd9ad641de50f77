import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { UsageError } from '../../command.ts';
import { openConventions, ownConventions } from '../conventions.ts';
import type { LiveOptions } from '../live-options.ts';
import { liveUsage } from './live-usage.ts';
import { readChecks, readFilter, readHeader, readNumber, readPair, readRate } from './word-forms.ts';

export interface LiveWords {
  readonly options: LiveOptions;
  /** File or address of the contract; this repository's when absent. */
  readonly contract: string | undefined;
  readonly isTokenShown: boolean;
  readonly junit: string | undefined;
  readonly markdown: string | undefined;
}

/** Parses the arguments of `contract live`. Throws `UsageError` with the valid ones. */
export function readLiveWords(
  words: readonly string[],
  usage: string = liveUsage(true),
  hasOwn = true,
): LiveWords {
  const values = parse(words, usage);
  const { contract, 'base-url': baseUrl } = values;
  if (contract === undefined && !hasOwn) throw new UsageError(`--contract is needed\n${usage}`);
  if (baseUrl === undefined || !/^https?:/i.test(baseUrl) || !URL.canParse(baseUrl))
    throw new UsageError(`--base-url is needed, an address with http or https\n${usage}`);
  return {
    options: { baseUrl, ...whoOf(values), ...whatOf(values), ...howOf(values) },
    contract,
    isTokenShown: values['show-tokens'] === true,
    junit: values.junit,
    markdown: values.markdown,
  };
}

type Values = ReturnType<typeof parse>;

function whoOf(values: Values) {
  return {
    tokensByRole: (values['token-for'] ?? []).map((word) => readPair('token-for', word, 'Role=TOKEN')),
    ...optional('token', values.token),
    ...optional('basic', values.basic),
    ...list('apiKeys', values['api-key'], (word) => readPair('api-key', word, 'NAME=VALUE')),
    ...list('headers', values.header, readHeader),
  };
}

function whatOf(values: Values) {
  return {
    isReadonly: values.readonly === true,
    ...optional('onlyTag', values.only),
    ...optional('onlyOperation', values.operation),
    ...list('include', values.include, (word) => readFilter('include', word)),
    ...list('exclude', values.exclude, (word) => readFilter('exclude', word)),
    ...(values['exclude-deprecated'] === true ? { excludesDeprecated: true } : {}),
  };
}

function howOf(
  values: Values,
): Pick<LiveOptions, 'seed' | 'timeoutSeconds' | 'conventions'> & Partial<LiveOptions> {
  const isOwn = values.contract === undefined;
  const slowest = values['max-response-time'];
  const rate = values['rate-limit'];
  const requests = values.requests;
  return {
    seed: readNumber('seed', values.seed ?? String(randomInt(1, 2 ** 31))),
    timeoutSeconds: readNumber('timeout', values.timeout ?? '10'),
    ...optional('requests', requests === undefined ? undefined : readNumber('requests', requests)),
    ...optional('checks', readChecks(values.checks, values['exclude-checks'])),
    ...optional(
      'maxResponseSeconds',
      slowest === undefined ? undefined : readNumber('max-response-time', slowest, false),
    ),
    ...optional('rate', rate === undefined ? undefined : readRate(rate)),
    ...(values.strict === true ? { isStrict: true } : {}),
    conventions: isOwn
      ? ownConventions
      : { ...openConventions, areStatusesListed: values['listed-statuses'] === true },
  };
}

function optional<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [key in Name]?: Value };
}

function list<Name extends string, Value>(
  name: Name,
  words: string[] | undefined,
  read: (word: string) => Value,
) {
  return optional(name, words?.map(read));
}

function parse(words: readonly string[], usage: string) {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: words.filter((word) => word !== '--'),
      options: {
        ...{ contract: text, 'base-url': text, include: texts, exclude: texts, 'exclude-deprecated': flag },
        ...{ only: text, operation: text, readonly: flag },
        ...{ token: text, 'token-for': texts, basic: text, 'api-key': texts, header: texts },
        ...{
          requests: text,
          seed: text,
          timeout: text,
          'rate-limit': text,
          checks: text,
          'exclude-checks': text,
        },
        ...{ 'max-response-time': text, strict: flag, 'listed-statuses': flag },
        ...{ junit: text, markdown: text, 'show-tokens': flag },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}
