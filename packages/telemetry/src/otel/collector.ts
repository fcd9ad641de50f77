/** An OpenTelemetry collector that takes OTLP over HTTP. */
export interface Collector {
  /** Base address: spans go to `/v1/traces`, metrics to `/v1/metrics`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Share of traces that are sent, 0 to 1. */
  readonly share: number;
}
