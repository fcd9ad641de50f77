import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace';
import { setSpanSink } from '../trace/spans.ts';
import type { Collector } from './collector.ts';
import { readableSpan } from './readable-span.ts';

/** Spans that wait; a collector that is down costs this much memory and no more. */
const MOST_WAITING = 2_048;
const MOST_AT_ONCE = 512;
const SEND_EVERY_MS = 5_000;
const TIMEOUT_MS = 3_000;

/**
 * Sends spans to a collector from now on, in the background: nothing waits for it, and what it does not take is dropped. Returns the
 * function that sends what is left and stops.
 */
export function startTraces(resource: Resource, collector: Collector): () => Promise<void> {
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({
      url: `${collector.endpoint}/v1/traces`,
      headers: { ...collector.headers },
      timeoutMillis: TIMEOUT_MS,
    }),
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: MOST_AT_ONCE,
    scheduledDelayMillis: SEND_EVERY_MS,
    exportTimeoutMillis: TIMEOUT_MS,
  });
  setSpanSink({
    share: collector.share,
    take: (record) => processor.onEnd(readableSpan(resource, record)),
  });
  return async () => {
    setSpanSink(undefined);
    await processor.shutdown();
  };
}
