import { isContinuousIntegration } from '@bazaar/settings';

const isInteractive = process.stdout.isTTY && !isContinuousIntegration();

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Formats the seconds since `startMs`, short enough for a progress line. */
export function seconds(startMs: number): string {
  return `${((Date.now() - startMs) / 1000).toFixed(1)} s`;
}

/** Formats a duration as minutes and seconds, like a clock. */
export function minutes(durationMs: number): string {
  const whole = Math.round(durationMs / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * Shows that a long step is running: a counter on a terminal, a line every ten seconds elsewhere. Call the returned function once with the
 * outcome.
 */
export function progress(title: string): (outcome: string) => void {
  const startMs = Date.now();
  if (!isInteractive) say(`▸ ${title} …`);
  const timer = setInterval(
    () => {
      if (isInteractive) process.stdout.write(`\r▸ ${title} … ${seconds(startMs)} `);
      else say(`  still ${title} (${seconds(startMs)})`);
    },
    isInteractive ? 200 : 10_000,
  );
  timer.unref();
  return (outcome) => {
    clearInterval(timer);
    const line = `✓ ${title}: ${outcome} (${seconds(startMs)})`;
    process.stdout.write(isInteractive ? `\r${line}\x1b[K\n` : `${line}\n`);
  };
}

/** Ends the command with one readable sentence, without a stack trace. */
export function fail(sentence: string): never {
  process.stderr.write(`\n✗ ${sentence}\n`);
  process.exit(1);
}
