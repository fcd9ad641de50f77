import { type HrTime, type SpanContext, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { SpanRecord } from '../trace/spans.ts';

const KINDS = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;
const SCOPE = { name: 'bazaar' };

/** Returns a finished span in the form of the SDK's exporters. */
export function readableSpan(resource: Resource, record: SpanRecord): ReadableSpan {
  const { traceId, spanId, parentSpanId, error } = record;
  const contextOf = (id: string): SpanContext => ({ traceId, spanId: id, traceFlags: TraceFlags.SAMPLED });
  return {
    name: record.name,
    kind: KINDS[record.kind],
    spanContext: () => contextOf(spanId),
    ...(parentSpanId ? { parentSpanContext: contextOf(parentSpanId) } : {}),
    startTime: timeOf(record.startMs),
    endTime: timeOf(record.endMs),
    duration: timeOf(record.endMs - record.startMs),
    status: error ? { code: SpanStatusCode.ERROR, message: error } : { code: SpanStatusCode.UNSET },
    attributes: { ...record.attributes },
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: SCOPE,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Returns seconds and nanoseconds of a time in ms. */
function timeOf(ms: number): HrTime {
  const seconds = Math.floor(ms / 1_000);
  return [seconds, Math.round((ms - seconds * 1_000) * 1e6)];
}
