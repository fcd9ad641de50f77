import { currentTrace, runInTrace } from './current-trace.ts';
import { isInShare, newSpanId, newTraceId, type TraceContext } from './trace-context.ts';

export type SpanValue = string | number | boolean;

/** A finished piece of work. */
export interface SpanRecord extends TraceContext {
  readonly name: string;
  /** Who does it: a server for its caller, a client for itself at another service, or neither. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly parentSpanId?: string | undefined;
  /** Unix times in ms, with fractions. */
  readonly startMs: number;
  readonly endMs: number;
  readonly attributes: Readonly<Record<string, SpanValue>>;
  /** Name of what failed; never its message, which may repeat what a person typed. */
  readonly error?: string | undefined;
}

/** Where finished spans go. */
export interface SpanSink {
  /** Share of traces that are kept, 0 to 1. */
  readonly share: number;
  take(record: SpanRecord): void;
}

export interface SpanOptions {
  readonly kind?: SpanRecord['kind'];
  /** The caller's context, for a server; otherwise the current trace is the parent. */
  readonly parent?: TraceContext | undefined;
  /** Ids that were given out before, for the first span of a trace. */
  readonly as?: TraceContext | undefined;
  readonly attributes?: Readonly<Record<string, SpanValue>>;
  readonly startMs?: number;
}

export interface Span {
  readonly context: TraceContext;
  set(name: string, value: SpanValue): void;
  /** Ends it, once; at the present time unless another one is given. */
  end(error?: unknown, endMs?: number): void;
}

const KEY = Symbol.for('bazaar.span-sink');
const shared = globalThis as { [KEY]?: SpanSink };

/** Sends spans to a sink from now on; without one none is recorded. */
export function setSpanSink(sink: SpanSink | undefined): void {
  shared[KEY] = sink;
}

/** Returns the present time of spans. */
export function spanClockMs(): number {
  return performance.timeOrigin + performance.now();
}

/** Begins a span. Its ids exist in any case, for logs and for called services. */
export function beginSpan(
  name: string,
  { kind = 'internal', parent, as: given, ...more }: SpanOptions = {},
): Span {
  const sink = shared[KEY];
  const above = given ? undefined : (parent ?? currentTrace());
  const traceId = given?.traceId ?? above?.traceId ?? newTraceId();
  const isSampled = sink !== undefined && isInShare(traceId, sink.share);
  const context = { traceId, spanId: given?.spanId ?? newSpanId(), isSampled };
  if (!isSampled) return { context, set: nothing, end: nothing };
  const attributes: Record<string, SpanValue> = { ...more.attributes };
  const startMs = more.startMs ?? spanClockMs();
  let isEnded = false;
  return {
    context,
    set: (key, value) => {
      attributes[key] = value;
    },
    end: (error, endMs = spanClockMs()) => {
      if (isEnded) return;
      isEnded = true;
      const ended = { ...context, name, kind, startMs, endMs, attributes };
      sink.take({ ...ended, parentSpanId: above?.spanId, ...(error ? { error: nameOf(error) } : {}) });
    },
  };
}

/** Runs `work` as a span of the current trace. A rejection ends it as failed and is passed on. */
export async function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = beginSpan(name, options);
  try {
    const result = await runInTrace(span.context, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}

function nothing(): void {}
