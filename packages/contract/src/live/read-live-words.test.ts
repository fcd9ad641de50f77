import { expect, it } from 'vitest';
import { UsageError } from '../command';
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
  });
});

it.each([
  ['no address', []],
  ['no address but a word', ['--base-url', 'here']],
  ['a word it does not know', [...base, '--fast']],
  ['no number', [...base, '--requests', 'many']],
  ['a role without its token', [...base, '--token-for', 'Admin']],
])('refuses %s', (_, words) => {
  expect(() => readLiveWords(words)).toThrow(UsageError);
});
