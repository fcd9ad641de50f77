import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { LiveReport } from '../findings';
import { curlLine } from '../requests/curl-line';
import type { WrittenRequest } from '../requests/written-request';
import { junitReport } from './junit-report';
import { markdownReport } from './markdown-report';
import { terminalReport } from './terminal-report';

const request: WrittenRequest = {
  method: 'POST',
  url: 'http://shop.example/api/things?term=%D9%BE',
  headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
  body: '{"name":"it\'s \\u0000"}',
};

const report: LiveReport = {
  baseUrl: 'http://shop.example/api',
  seed: 5,
  skipped: ['deleteThing'],
  sentByService: ['webhook sold'],
  milliseconds: 1234,
  operations: [
    {
      operationId: 'createThing',
      tag: 'Things',
      method: 'POST',
      path: '/things',
      statuses: new Map([
        [201, 60],
        [422, 40],
      ]),
      findings: [
        {
          operationId: 'createThing',
          check: 'body',
          message: 'body of 201: /name is "<b>&\u0000`" *',
          probe: 'valid',
          request,
          owner: 'Buyer',
          isTokenPublic: false,
        },
      ],
      checks: new Set(['answered', 'body', 'accepted']),
      remarks: [],
      milliseconds: 1000,
    },
  ],
};

describe('the reports of a run', () => {
  it('list findings with a command that repeats them, and no token unless requested', () => {
    for (const write of [terminalReport, markdownReport, junitReport]) {
      expect(write(report, false)).toContain('curl -sS -i -X POST');
      expect(write(report, false)).not.toContain('secret');
      expect(write(report, true)).toContain('secret');
    }
    expect(terminalReport(report, false)).toContain(
      '1 finding in 1 of 1 operations, 100 requests in 1.2 s, seed 5',
    );
    expect(markdownReport(report, false)).toContain('deleteThing');
    expect(markdownReport(report, false)).not.toContain('<b>');
  });

  it('are valid XML, one case for each check', () => {
    const xml = junitReport(report, false);
    expect(xml).toContain('<testsuites name="contract live" tests="3" failures="1" errors="0" time="1.234">');
    expect(xml.match(/<testcase /g)).toHaveLength(3);
    expect(xml).not.toContain('\u0000');
    expect(xml).toContain('&lt;b&gt;&amp;');
  });
});

describe('a curl line', () => {
  it.each([["it's"], ['two\nlines'], ['a tab\tand \u0007 and \\'], ['$HOME `id` "x"'], ['یاتاقان']])(
    'carries %j through a shell as it is',
    (body) => {
      const line = curlLine({ ...request, body }, true).replace('curl -sS -i -X POST', 'printf "%s\\n"');
      const { stdout } = spawnSync('bash', ['-c', `${line} | tail -c +1`], { encoding: 'utf8' });
      expect(stdout).toContain(body);
    },
  );
});
