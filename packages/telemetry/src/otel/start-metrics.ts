import type { Attributes, Meter } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import type { Resource } from '@opentelemetry/resources';
import { MeterProvider, type MetricReader, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { type MetricsSink, runCollectors, setMetricsSink } from '../metrics/metrics.ts';
import type { Collector } from './collector.ts';

export interface MetricsReaders {
  /** Where `/metrics` can be scraped: a port of its own, which is not the public's. */
  readonly address?: { readonly host: string; readonly port: number } | undefined;
  readonly collector?: Collector | undefined;
}

const SEND_EVERY_MS = 30_000;
const TIMEOUT_MS = 3_000;

/**
 * Records metrics from now on, for Prometheus to scrape, for a collector, or both. Returns the function that sends what is left and stops.
 * @throws the listener's error where the metrics' port is taken
 */
export async function startMetrics(
  resource: Resource,
  { address, collector }: MetricsReaders,
): Promise<() => Promise<void>> {
  const readers: MetricReader[] = [];
  if (address) {
    const scraped = new PrometheusExporter({ ...address, preventServerStart: true, withoutScopeInfo: true });
    await scraped.startServer();
    readers.push(scraped);
  }
  if (collector) {
    const exporter = new OTLPMetricExporter({
      url: `${collector.endpoint}/v1/metrics`,
      headers: { ...collector.headers },
      timeoutMillis: TIMEOUT_MS,
    });
    const timing = { exportIntervalMillis: SEND_EVERY_MS, exportTimeoutMillis: TIMEOUT_MS };
    readers.push(new PeriodicExportingMetricReader({ exporter, ...timing }));
  }
  const provider = new MeterProvider({ resource, readers });
  const meter = provider.getMeter('bazaar');
  // Observable instruments are read before all others: its callback is where the rest is set.
  meter
    .createObservableGauge('process_uptime_seconds', { description: 'Time since the start of the process.' })
    .addCallback((result) => {
      runCollectors();
      result.observe(process.uptime());
    });
  setMetricsSink(sinkOf(meter));
  return async () => {
    setMetricsSink(undefined);
    await provider.shutdown();
  };
}

function sinkOf(meter: Meter): MetricsSink {
  const made = new Map<string, { record(value: number, labels: Attributes): void }>();
  const instrument = (name: string, make: () => { record(value: number, labels: Attributes): void }) => {
    const known = made.get(name) ?? make();
    made.set(name, known);
    return known;
  };
  return {
    add: ({ name, help }, amount, labels) =>
      instrument(name, () => {
        const counter = meter.createCounter(name, { description: help });
        return { record: (value, attributes) => counter.add(value, attributes) };
      }).record(amount, labels),
    set: ({ name, help }, value, labels) =>
      instrument(name, () => meter.createGauge(name, { description: help })).record(value, labels),
    observe: ({ name, help, bounds }, value, labels) =>
      instrument(name, () =>
        meter.createHistogram(name, {
          description: help,
          advice: { explicitBucketBoundaries: [...bounds] },
        }),
      ).record(value, labels),
  };
}
