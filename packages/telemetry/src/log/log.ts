import { currentTrace } from '../trace/current-trace.ts';
import { redact } from './redact.ts';

export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface LogSettings {
  /** `json`: an object on each line; `text`: lines for a person at the terminal. */
  readonly format: 'json' | 'text';
  /** Name of the process. */
  readonly service: string;
  readonly write: (line: string, level: LogLevel) => void;
}

const KEY = Symbol.for('bazaar.log');
const shared = globalThis as { [KEY]?: LogSettings };

export function setLog(settings: LogSettings | undefined): void {
  shared[KEY] = settings;
}

/**
 * Writes one line with the id of the trace it belongs to, which is the one the error page shows. Message and texts are redacted. Without
 * settings, as in tests of a part, nothing is written.
 */
export function writeLog(level: LogLevel, message: string, fields: LogFields = {}): void {
  const log = shared[KEY];
  if (!log) return;
  const trace = currentTrace();
  log.write(log.format === 'text' ? textLine(message, fields) : jsonLine(), level);

  function jsonLine(): string {
    return JSON.stringify({
      time: new Date().toISOString(),
      level,
      service: log?.service,
      ...(trace ? { trace_id: trace.traceId, span_id: trace.spanId } : {}),
      message: redact(message),
      ...redactFields(fields),
    });
  }

  function textLine(text: string, more: LogFields): string {
    const id = trace && level !== 'info' ? [`trace_id=${trace.traceId}`] : [];
    const shown = Object.entries(redactFields(more)).map(([name, value]) => `${name}=${value}`);
    return [redact(text), ...shown, ...id].join(' ');
  }
}

/** Fields named `trace_id` are ids of ours, and `digest` is the framework's number of an error: they are what a person may report. */
const OURS = new Set(['trace_id', 'digest']);

function redactFields(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' && !OURS.has(name) ? redact(value) : value]),
  );
}
