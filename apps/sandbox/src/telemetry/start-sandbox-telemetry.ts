import { contractVersion } from '@bazaar/api/contract-version';
import type { Settings } from '@bazaar/settings';
import { writeLog } from '@bazaar/telemetry/log';
import { startTelemetry } from '@bazaar/telemetry/start';
import type { Services } from '../server/services';
import { observeStatements } from './observe-statements';

/** Starts logs, metrics and traces of the backend. Returns the function that sends what is left, for its end. */
export function startSandboxTelemetry(settings: Settings): Promise<() => Promise<void>> {
  observeStatements();
  return startTelemetry({
    service: 'bazaar-sandbox',
    build: { version: contractVersion },
    logFormat: settings.LOG_FORMAT,
    write: (line) => process.stdout.write(`${line}\n`),
    metricsAddress: settings.SANDBOX_METRICS_ADDRESS,
    otlp: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
          share: settings.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
  });
}

/**
 * Returns the log of the services. At a terminal a line without a level is shown as it is: the one-time code stands in place of an SMS.
 * Everything else is redacted.
 */
export function serviceLog({ LOG_FORMAT }: Pick<Settings, 'LOG_FORMAT'>): Services['log'] {
  return (line, level) => {
    if (level === undefined && LOG_FORMAT === 'text') process.stdout.write(`${line}\n`);
    else writeLog(level ?? 'info', line);
  };
}
