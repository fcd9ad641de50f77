import { afterEach, describe, expect, it } from 'vitest';
import { runInTrace } from '../trace/current-trace.ts';
import { setLog, writeLog } from './log.ts';
import { takeConsole } from './take-console.ts';

const trace = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7', isSampled: false };
const lines: string[] = [];
const listen = (format: 'json' | 'text') =>
  setLog({ format, service: 'web', write: (line) => lines.push(line) });

afterEach(() => {
  lines.length = 0;
  setLog(undefined);
});

describe('writeLog', () => {
  it('writes one object a line with the trace it belongs to', () => {
    listen('json');
    runInTrace(trace, () => writeLog('error', 'read failed\nof 09120000001', { route: '/', status: 503 }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('\n');
    expect(JSON.parse(String(lines[0]))).toMatchObject({
      level: 'error',
      service: 'web',
      trace_id: trace.traceId,
      message: 'read failed\nof …',
      route: '/',
      status: 503,
    });
  });

  it('redacts texts of fields, and leaves the ids a person may report', () => {
    listen('json');
    writeLog('error', 'x', { person: '09120000001', digest: '2384729384', trace_id: trace.traceId });
    expect(JSON.parse(String(lines[0]))).toMatchObject({
      person: '…',
      digest: '2384729384',
      trace_id: trace.traceId,
    });
  });

  it('writes a plain line for a person', () => {
    listen('text');
    runInTrace(trace, () => writeLog('warn', 'slow', { ms: 3200 }));
    expect(lines).toEqual([`slow ms=3200 trace_id=${trace.traceId}`]);
  });

  it('takes what others write to a console, errors with their stack in the same line', () => {
    listen('json');
    const target = { ...console };
    takeConsole(target as Console);
    target.error(new Error('no answer for +98 912 000 0001'));
    target.log('%d pages', 3);
    expect(lines).toHaveLength(2);
    expect(JSON.parse(String(lines[0])).message).toContain('Error: no answer for …');
    expect(JSON.parse(String(lines[1]))).toMatchObject({ level: 'info', message: '3 pages' });
  });
});
