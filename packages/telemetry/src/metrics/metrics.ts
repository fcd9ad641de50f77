/** Labels have few values each: a route, never an address; a status, never a person. */
export type Labels = Readonly<Record<string, string>>;

interface Metric<Kind extends string> {
  readonly kind: Kind;
  readonly name: string;
  readonly help: string;
}
export type Counter = Metric<'counter'>;
export type Gauge = Metric<'gauge'>;
/** `bounds` are the upper ends of the buckets, ascending. */
export type Histogram = Metric<'histogram'> & { readonly bounds: readonly number[] };

/** Where values go: to the SDK, once somebody reads them. */
export interface MetricsSink {
  add(metric: Counter, amount: number, labels: Labels): void;
  set(metric: Gauge, value: number, labels: Labels): void;
  observe(metric: Histogram, value: number, labels: Labels): void;
}

interface Shared {
  sink?: MetricsSink | undefined;
  /** Set values that exist elsewhere, before each reading. */
  readonly collectors: Set<() => void>;
}

/** A server's entry and its bundled pages hold a copy of this module each, and share this symbol. */
const KEY = Symbol.for('bazaar.metrics');
const holder = globalThis as { [KEY]?: Shared };

function shared(): Shared {
  holder[KEY] ??= { collectors: new Set() };
  return holder[KEY];
}

/** Sends values to a sink from now on; without one they are dropped, and a call costs next to nothing. */
export function setMetricsSink(sink: MetricsSink | undefined): void {
  shared().sink = sink;
}

export function counter(name: string, help: string): Counter {
  return { kind: 'counter', name, help };
}

export function gauge(name: string, help: string): Gauge {
  return { kind: 'gauge', name, help };
}

export function histogram(name: string, help: string, bounds: readonly number[]): Histogram {
  return { kind: 'histogram', name, help, bounds };
}

export function add(metric: Counter, labels: Labels = {}, amount = 1): void {
  shared().sink?.add(metric, amount, labels);
}

export function set(metric: Gauge, value: number, labels: Labels = {}): void {
  shared().sink?.set(metric, value, labels);
}

export function observe(metric: Histogram, value: number, labels: Labels = {}): void {
  shared().sink?.observe(metric, value, labels);
}

/** Calls `collect` before every reading of the metrics. */
export function collectBefore(collect: () => void): void {
  shared().collectors.add(collect);
}

/** Has every collector set its values. */
export function runCollectors(): void {
  for (const collect of shared().collectors) collect();
}

/** Bounds in seconds for the duration of requests, calls and statements. */
export const DURATION_BOUNDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 3] as const;
