import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '@bazaar/settings';
import { collectBefore, gauge, set } from '@bazaar/telemetry/metrics';
import { startTelemetry } from '@bazaar/telemetry/start';
import { encodedPages } from '../encoded-pages/encoded-pages.ts';

/** Starts logs, metrics and traces of the web server. Returns the function that sends what is left, for its end. */
export function startWebTelemetry(settings: Settings): Promise<() => Promise<void>> {
  const held = gauge('encoded_pages_bytes', 'Memory of warm pages as bytes (ADR 20).');
  collectBefore(() => set(held, encodedPages.bytes));
  return startTelemetry({
    service: 'bazaar-web',
    build: { version: readFileSync(join(settings.WEB_BUILD_DIR, 'BUILD_ID'), 'utf8').trim() },
    logFormat: settings.LOG_FORMAT,
    write: (line, level) =>
      (level === 'error' && settings.LOG_FORMAT === 'text' ? process.stderr : process.stdout).write(
        `${line}\n`,
      ),
    metricsAddress: settings.METRICS_ADDRESS,
    otlp: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
          share: settings.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
  });
}
