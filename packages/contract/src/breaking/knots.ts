import type { Frame } from './frame.ts';

/** Frames that lead to each other: what is reached from one is reached from all. */
export interface Knot {
  /** With the order in which they were met. */
  frames: { frame: Frame; index: number }[];
  leadsTo: Set<Knot>;
  /** One bit for each call that leads here. */
  calls: Uint32Array;
}

interface Step {
  frame: Frame;
  index: number;
  /** Earliest open step that can be reached from here. */
  lowest: number;
  next: Iterator<Frame>;
  knot?: Knot;
}

/** Returns all that some frames lead to as knots, each after those it leads to (Tarjan's algorithm, without recursion). */
export function inKnots(roots: readonly Frame[]): Knot[] {
  const knots: Knot[] = [];
  const steps = new Map<Frame, Step>();
  const open: Step[] = [];
  for (const root of roots) if (!steps.has(root)) walk(root);
  return knots;

  function walk(root: Frame): void {
    const path = [enter(root)];
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const { value: next, done } = step.next.next();
      if (done !== true) {
        const known = steps.get(next);
        if (known === undefined) path.push(enter(next));
        else if (known.knot === undefined) step.lowest = Math.min(step.lowest, known.index);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) parent.lowest = Math.min(parent.lowest, step.lowest);
      if (step.lowest === step.index) close(step);
    }
  }

  function enter(frame: Frame): Step {
    const step: Step = { frame, index: steps.size, lowest: steps.size, next: frame.shared.values() };
    steps.set(frame, step);
    open.push(step);
    return step;
  }

  /** All open steps from the first of a knot on belong to it. */
  function close(first: Step): void {
    const inside = open.splice(open.lastIndexOf(first));
    const knot: Knot = { frames: [], leadsTo: new Set(), calls: new Uint32Array() };
    for (const step of inside) step.knot = knot;
    knot.frames = inside.map(({ frame, index }) => ({ frame, index }));
    for (const { frame } of inside)
      for (const next of frame.shared) {
        const other = steps.get(next)?.knot;
        if (other !== undefined && other !== knot) knot.leadsTo.add(other);
      }
    knots.push(knot);
  }
}
