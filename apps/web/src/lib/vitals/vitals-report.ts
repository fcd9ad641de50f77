/** What a page sends once, when it is left. */
export interface VitalsReport {
  /** Path of the document. */
  readonly path: string;
  /** Largest paint in ms since the navigation began; 0 where the browser does not tell. */
  readonly paintMs: number;
  /** Sum of the worst window of layout shifts. */
  readonly shift: number;
  /** Longest time in ms from an interaction to the next paint; 0 without one. */
  readonly interactionMs: number;
  /** Time in ms from the navigation's begin to the end of loading, and to this report. */
  readonly loadMs: number;
  readonly ageMs: number;
  /** `traceparent` under which the page made its calls. */
  readonly trace: string;
  /** The server began that trace: the page was rendered for this visitor alone. */
  readonly isServers: boolean;
}

export const VITALS_PATH = '/api/vitals';
/** Longest report in bytes; a path has up to 4,000 characters, and the rest is short. */
export const LONGEST_REPORT = 6_000;
const LONGEST_MS = 60_000;
const LONGEST_AGE_MS = 86_400_000;

/** Returns a report from outside, or undefined for anything a page of ours does not send. */
export function parseVitals(text: string): VitalsReport | undefined {
  let told: Partial<Record<keyof VitalsReport, unknown>>;
  try {
    told = JSON.parse(text) ?? {};
  } catch {
    return undefined;
  }
  const { path, trace, isServers, paintMs, shift, interactionMs, loadMs, ageMs } = told;
  const within = (value: unknown, most: number): value is number =>
    typeof value === 'number' && value >= 0 && value <= most;
  if (typeof path !== 'string' || !path.startsWith('/') || typeof trace !== 'string') return undefined;
  if (!within(shift, 100) || !within(ageMs, LONGEST_AGE_MS) || !within(loadMs, LONGEST_MS)) return undefined;
  if (!within(paintMs, LONGEST_MS) || !within(interactionMs, LONGEST_MS)) return undefined;
  return { path, paintMs, shift, interactionMs, loadMs, ageMs, trace, isServers: isServers === true };
}
