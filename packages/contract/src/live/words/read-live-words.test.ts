import { expect, it } from 'vitest';
import { UsageError } from '../../command';
import { openConventions, ownConventions } from '../conventions';
import { readLiveWords } from './read-live-words';

const base = ['--base-url', 'http://localhost:4000/api/v1'];

it('reads a whole command line', () => {
  const words = [
    ...base,
    '--token',
    'a',
    '--token-for',
    'Admin=b=',
    '--token-for',
    'Consumer=b=',
    '--only',
    'Notes',
    '--readonly',
  ];
  const { options } = readLiveWords([...words, '--requests', '5', '--seed', '9']);
  expect(options).toEqual({
    baseUrl: 'http://localhost:4000/api/v1',
    token: 'a',
    tokensByRole: [
      ['Admin', 'b='],
      ['Consumer', 'b='],
    ],
    onlyTag: 'Notes',
    isReadonly: true,
    requests: 5,
    seed: 9,
    timeoutSeconds: 10,
    conventions: ownConventions,
  });
});

it('reads the options for any contract', () => {
  const words = [
    '--contract',
    'shop.yaml',
    '--basic',
    'a:b',
    '--api-key',
    'key=c=',
    '--header',
    'X-Tenant: 7',
  ];
  const filters = ['--include', 'path=/pets/*', '--exclude', 'method=delete', '--exclude-deprecated'];
  const bounds = ['--rate-limit', '30/m', '--max-response-time', '0.5', '--strict', '--listed-statuses'];
  const { options, contract } = readLiveWords([
    ...[...base, ...words, ...filters, ...bounds],
    ...['--exclude-checks', 'status,body', '--checks', 'status,media,gone'],
  ]);
  expect(contract).toBe('shop.yaml');
  expect(options).toMatchObject({
    basic: 'a:b',
    apiKeys: [['key', 'c=']],
    headers: [['X-Tenant', '7']],
    include: [{ field: 'path', form: '/pets/*' }],
    exclude: [{ field: 'method', form: 'delete' }],
    excludesDeprecated: true,
    rate: { count: 30, milliseconds: 60_000 },
    maxResponseSeconds: 0.5,
    isStrict: true,
    checks: ['media', 'gone'],
    conventions: { ...openConventions, areStatusesListed: true },
  });
  expect(options.requests).toBeUndefined();
});

it('lists every option and every check for --help', () => {});

it.each([
  ['no address', []],
  ['no address but a word', ['--base-url', 'here']],
  ['a word it does not know', [...base, '--fast']],
  ['no number', [...base, '--requests', 'many']],
  ['a role without its token', [...base, '--token-for', 'Admin']],
  ['an address of a file', ['--base-url', 'file:///etc/hosts']],
  ['a check it does not know', [...base, '--checks', 'spelling']],
  ['a field it does not know', [...base, '--include', 'colour=red']],
  ['a header without a colon', [...base, '--header', 'X-Tenant']],
  ['a rate without a span', [...base, '--rate-limit', '30']],
  ['no time at all', [...base, '--max-response-time', '0']],
])('refuses %s', (_, words) => {
  expect(() => readLiveWords(words)).toThrow(UsageError);
});
