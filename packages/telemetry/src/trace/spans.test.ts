import { afterEach, describe, expect, it } from 'vitest';
import { currentTrace } from './current-trace.ts';
import { beginSpan, inSpan, type SpanRecord, setSpanSink } from './spans.ts';

const taken: SpanRecord[] = [];
const record = (share = 1) => setSpanSink({ share, take: (span) => taken.push(span) });

afterEach(() => {
  taken.length = 0;
  setSpanSink(undefined);
});

describe('spans', () => {
  it('are children of the work around them, in one trace', async () => {
    record();
    await inSpan('page', { kind: 'server' }, async (page) => {
      await inSpan('call', { kind: 'client', attributes: { operation: 'getProduct' } }, async () => {
        expect(currentTrace()?.traceId).toBe(page.context.traceId);
      });
    });
    const [call, page] = taken;
    expect(call).toMatchObject({ name: 'call', parentSpanId: page?.spanId, traceId: page?.traceId });
    expect(call?.attributes).toEqual({ operation: 'getProduct' });
    expect(page?.endMs).toBeGreaterThanOrEqual(page?.startMs ?? Number.POSITIVE_INFINITY);
  });

  it('tell what failed by its name, never by its words', async () => {
    record();
    const failing = inSpan('call', {}, () => Promise.reject(new TypeError('no 09120000001')));
    await expect(failing).rejects.toThrow('no 09120000001');
    expect(taken).toMatchObject([{ error: 'TypeError' }]);
    expect(JSON.stringify(taken)).not.toContain('0912');
  });

  it('have ids without a sink, for logs and called services, and are not kept', () => {
    const parent = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), isSampled: true };
    const span = beginSpan('page', { parent });
    expect(span.context).toMatchObject({ traceId: parent.traceId, isSampled: false });
    span.end();
    record(0);
    beginSpan('page').end();
    expect(taken).toEqual([]);
  });
});
