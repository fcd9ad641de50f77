import { type LogLevel, setLog } from './log/log.ts';
import { takeConsole } from './log/take-console.ts';
import { measureProcess } from './metrics/process-metrics.ts';
import type { Collector } from './otel/collector.ts';

export interface TelemetrySettings {
  readonly service: string;
  /** Labels of `build_info`: version, contract, … */
  readonly build: Readonly<Record<string, string>>;
  readonly logFormat: 'json' | 'text';
  readonly write: (line: string, level: LogLevel) => void;
  /** Where the metrics can be scraped; nowhere without it. */
  readonly metricsAddress?: { readonly host: string; readonly port: number } | undefined;
  /** Takes spans and metrics. Where nobody reads either, OpenTelemetry's SDK is not loaded. */
  readonly otlp?: Collector | undefined;
}

/** What a collector has not taken by then is lost: a process that ends does not wait for it. */
const END_MS = 1_000;

/**
 * Starts logs, metrics and traces of this process. Returns the function that sends what is left, to be called at its end.
 * @throws the listener's error where the metrics' port is taken
 */
export async function startTelemetry(settings: TelemetrySettings): Promise<() => Promise<void>> {
  const { service, build, metricsAddress: address, otlp: collector } = settings;
  setLog({ format: settings.logFormat, service, write: settings.write });
  takeConsole();
  if (!address && !collector) return async () => undefined;
  measureProcess(build);
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.version': build.version ?? 'unknown',
  });
  const { startMetrics } = await import('./otel/start-metrics.ts');
  const ends = [await startMetrics(resource, { address, collector })];
  if (collector) {
    const { startTraces } = await import('./otel/start-traces.ts');
    ends.push(startTraces(resource, collector));
  }
  return async () => {
    const late = new Promise((resolve) => setTimeout(resolve, END_MS).unref());
    await Promise.race([Promise.allSettled(ends.map((end) => end())), late]);
  };
}
