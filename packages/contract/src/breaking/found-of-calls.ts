import type { Change } from './change.ts';
import { complete, type Frame } from './frame.ts';
import { inKnots, type Knot } from './knots.ts';

/** Gathers the findings of calls. One of a schema that many calls share is kept once, with all of them. */
export class FoundOfCalls {
  private readonly calls: { frame: Frame; title: string }[] = [];
  private readonly lists = new Map<string, string[]>();

  /** Adds a call with everything it leads to, compared by now or later. */
  add(frame: Frame, title: string): void {
    this.calls.push({ frame, title });
  }

  /** Compares what is not compared yet, and returns all findings in the order of their calls. Not for use within a comparison. */
  changes(): Change[] {
    for (const { frame } of this.calls) complete(frame);
    const knots = inKnots(this.calls.map(({ frame }) => frame));
    this.spread(knots);
    const frames = knots.flatMap(({ frames: inside, calls }) => {
      const operations = this.listOf(calls);
      return inside.map(({ frame, index }) => ({ frame, index, operations }));
    });
    return frames
      .toSorted((left, right) => left.index - right.index)
      .flatMap(({ frame, operations }) => frame.found.map((change) => ({ ...change, operations })));
  }

  /** Tells each knot by which calls it is reached; a knot stands after all that it leads to. */
  private spread(knots: readonly Knot[]): void {
    const size = Math.ceil(this.calls.length / 32);
    for (const knot of knots) knot.calls = new Uint32Array(size);
    const knotOf = new Map(knots.flatMap((knot) => knot.frames.map(({ frame }) => [frame, knot] as const)));
    for (const [index, { frame }] of this.calls.entries()) {
      const { calls } = knotOf.get(frame) as Knot;
      calls[index >> 5] = (calls[index >> 5] ?? 0) | (1 << (index & 31));
    }
    for (const { leadsTo, calls } of knots.toReversed())
      for (const next of leadsTo)
        for (let word = 0; word < size; word++)
          next.calls[word] = (next.calls[word] ?? 0) | (calls[word] ?? 0);
  }

  /** The same calls give the same list. */
  private listOf(calls: Uint32Array): string[] {
    const key = calls.join();
    const known = this.lists.get(key);
    if (known !== undefined) return known;
    const titles = this.calls
      .filter((_, index) => ((calls[index >> 5] ?? 0) & (1 << (index & 31))) !== 0)
      .map(({ title }) => title);
    this.lists.set(key, titles);
    return titles;
  }
}
