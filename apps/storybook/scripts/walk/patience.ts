/** Waiting time for what a visitor sees, in ms: other checks run in parallel. */
export const PATIENCE_MS = 300_000;
