import type { Change } from './change.ts';

/** Findings of one part of the comparison, and the schemas it leads to, whose findings are shared by all parts that do. */
export interface Frame {
  found: Change[];
  shared: Set<Frame>;
  /** Compares what the frame is for. Runs when its findings are first wanted, so that long chains of schemas do not nest. */
  pending?: (() => void) | undefined;
  /** Everything it leads to is compared. */
  isComplete?: boolean;
  /** Number of the last walk that passed it. */
  walk?: number;
  /** Neither it nor anything it leads to has findings. */
  isSilent?: boolean;
}

export const emptyFrame = (): Frame => ({ found: [], shared: new Set() });

let lastWalk = 0;

/** Returns all findings of a frame, those of the shared schemas it leads to included. Not for use within a comparison. */
export function findingsOf(frame: Frame): Change[] {
  complete(frame);
  const walk = ++lastWalk;
  const found: Change[] = [];
  const open = [frame];
  const passed: Frame[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.walk === walk) continue;
    next.walk = walk;
    passed.push(next);
    if (next.found.length > 0) found.push(...next.found);
    for (const shared of next.shared) if (shared.walk !== walk && shared.isSilent !== true) open.push(shared);
  }
  // What a walk passed is all that can be reached from there: later walks need not go in again.
  if (found.length === 0) for (const one of passed) one.isSilent = true;
  return found;
}

/** Returns the number of findings so far, while frames around this one may be under comparison. */
export function countFindings(frame: Frame): number {
  let count = 0;
  for (const { found } of compared(frame)) count += found.length;
  return count;
}

export function isClean(frame: Frame): boolean {
  for (const { found } of compared(frame)) if (found.length > 0) return false;
  return true;
}

/** Compares everything a frame leads to. */
function complete(frame: Frame): void {
  const all = [...compared(frame, ({ isComplete }) => isComplete !== true)];
  for (const one of all) one.isComplete = true;
}

/** Yields the frames that a frame leads to, each compared before it is yielded. */
function* compared(frame: Frame, isWanted: (frame: Frame) => boolean = () => true): Generator<Frame> {
  const seen = new Set([frame]);
  for (const next of seen) {
    const { pending } = next;
    next.pending = undefined;
    pending?.();
    yield next;
    for (const shared of next.shared) if (isWanted(shared)) seen.add(shared);
  }
}
