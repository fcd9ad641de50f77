const page = globalThis as { earlyPresses?: unknown[] | null };

/** Takes the presses of one element off the queue, and returns whether there were any: for a button whose own script heard none of them. */
export function takeEarlyPressOf(element: unknown): boolean {
  const early = page.earlyPresses ?? [];
  const others = early.filter((press) => press !== element);
  if (page.earlyPresses) page.earlyPresses = others;
  return others.length < early.length;
}
