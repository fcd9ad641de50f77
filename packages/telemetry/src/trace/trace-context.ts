import { randomUUID } from 'node:crypto';

/** Place of a piece of work in a trace (W3C Trace Context). */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits: the work itself, and the parent of what it calls. */
  readonly spanId: string;
  /** Its spans are sent to the collector. */
  readonly isSampled: boolean;
}

const TRACEPARENT = /^[0-9a-f]{2}-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})/;

/** Returns the context of a `traceparent` header; undefined for none and for an invalid one. */
export function parseTraceparent(header: string | null | undefined): TraceContext | undefined {
  const { traceId, spanId, flags } = TRACEPARENT.exec(header ?? '')?.groups ?? {};
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags ?? '0', 16) & 1) === 1 };
}

export function formatTraceparent({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

export function newTraceId(): string {
  return randomUUID().replaceAll('-', '');
}

export function newSpanId(): string {
  return newTraceId().slice(16);
}

/**
 * Returns whether a trace is among a share (0 to 1) of all traces. It follows from the id, so that every process decides alike, and a
 * caller from outside cannot decide at all.
 */
export function isInShare(traceId: string, share: number): boolean {
  return share >= 1 || Number.parseInt(traceId.slice(0, 8), 16) / 2 ** 32 < share;
}
