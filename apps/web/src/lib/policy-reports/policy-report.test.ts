import { expect, it } from 'vitest';
import { readReports } from './policy-report';

const page = 'https://bazaar.example/profile/directorderinfo/tr-77?token=secret#09120000001';

it('S4 reads a refusal in both ways of reporting, without query, ids or paths of others', () => {
  const expected = [
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/profile/directorderinfo/*' },
  ];
  const blocked = 'https://evil.example/a.js?of=09120000001';
  expect(
    readReports({
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': blocked,
        'document-uri': page,
      },
    }),
  ).toEqual(expected);
  const body = { effectiveDirective: 'script-src-elem', blockedURL: blocked, documentURL: page, sample: 'x' };
  expect(
    readReports([
      { type: 'deprecation', body: {} },
      { type: 'csp-violation', body },
    ]),
  ).toEqual(expected);
});

it('names a keyword as it is, and what is no address not at all', () => {
  const report = (blocked: string, directive: string) =>
    readReports({
      'csp-report': { 'blocked-uri': blocked, 'violated-directive': directive, 'document-uri': 'x' },
    });
  expect(report('inline', "script-src 'self'")).toEqual([
    { directive: 'script-src', blocked: 'inline', page: 'unknown' },
  ]);
  expect(report('\n09120000001', '\nINJECTED line')).toEqual([
    { directive: 'unknown', blocked: 'unknown', page: 'unknown' },
  ]);
});

it.each([[undefined], [null], ['x'], [[]], [{}], [[{ type: 'csp-violation' }]], [{ 'csp-report': 5 }]])(
  'finds none in %j',
  (json) => {
    expect(readReports(json)).toEqual([]);
  },
);
