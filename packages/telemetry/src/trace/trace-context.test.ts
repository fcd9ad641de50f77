import { describe, expect, it } from 'vitest';
import { formatTraceparent, isInShare, newSpanId, newTraceId, parseTraceparent } from './trace-context.ts';

describe('trace context', () => {
  it('reads back what it writes', () => {
    const context = { traceId: newTraceId(), spanId: newSpanId(), isSampled: true };
    expect(parseTraceparent(formatTraceparent(context))).toEqual(context);
  });

  it.each([
    null,
    '',
    'x',
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
    '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01',
  ])('refuses %s', (header) => {
    expect(parseTraceparent(header)).toBeUndefined();
  });

  it('keeps the share of traces it is told, alike in every process', () => {
    const ids = Array.from({ length: 2_000 }, newTraceId);
    const sampled = ids.filter((id) => isInShare(id, 0.25));
    expect(sampled.length / ids.length).toBeCloseTo(0.25, 1);
    expect(sampled.every((id) => isInShare(id, 0.3))).toBe(true);
    expect(isInShare(newTraceId(), 0)).toBe(false);
    expect(isInShare(newTraceId(), 1)).toBe(true);
  });
});
