import type { Change } from './change.ts';

/** Findings of one part of the comparison, and the schemas it leads to, whose findings are shared by all parts that do. */
export interface Frame {
  found: Change[];
  shared: Set<Frame>;
  /** Compares what the frame is for. Runs when its findings are first wanted, so that long chains of schemas do not nest. */
  pending?: (() => void) | undefined;
  /** It compares two schemas of different names. */
  isRenamed?: boolean;
  /** Its comparison is under way: it may have findings later. */
  isRunning?: boolean;
  /** Everything it leads to is compared. */
  isComplete?: boolean;
  /** Neither it nor anything it leads to has findings. */
  isSilent?: boolean;
  /** It or something it leads to has findings. */
  isDirty?: boolean;
}

export const emptyFrame = (): Frame => ({ found: [], shared: new Set() });

/**
 * Returns how much two alternatives differ at first sight: their own findings, and the schemas they lead to that differ as far as is known,
 * or have another name. Compares nothing: in a union of unions each alternative would lead to all others.
 */
export function distanceOf({ found, shared }: Frame): number {
  let distance = found.length;
  for (const next of shared) if (next.found.length > 0 || next.isRenamed === true) distance += 1;
  return distance;
}

/**
 * Returns whether nothing was found for a frame and all it leads to. `undefined`: nothing so far, and too many comparisons are under way
 * to look further now.
 */
export function isClean(frame: Frame): boolean | undefined {
  if (frame.isSilent === true) return true;
  if (frame.isDirty === true) return false;
  const passed: Frame[] = [];
  for (const next of compared(frame, ({ isSilent }) => isSilent !== true)) {
    if (next.found.length > 0 || next.isDirty === true) {
      frame.isDirty = true;
      return false;
    }
    passed.push(next);
  }
  if (passed.some(({ pending }) => pending !== undefined)) return undefined;
  if (!passed.some(({ isRunning }) => isRunning)) for (const one of passed) one.isSilent = true;
  return true;
}

/** Compares everything a frame leads to. Not for use within a comparison. */
export function complete(frame: Frame): void {
  const all = [...compared(frame, ({ isComplete }) => isComplete !== true)];
  for (const one of all) one.isComplete = true;
}

/** Yields the frames that a frame leads to, each compared before it is yielded. */
function* compared(frame: Frame, isWanted: (frame: Frame) => boolean = () => true): Generator<Frame> {
  const seen = new Set([frame]);
  for (const next of seen) {
    run(next);
    yield next;
    for (const shared of next.shared) if (isWanted(shared)) seen.add(shared);
  }
}

let running = 0;
/** Comparisons within comparisons; deeper ones would not fit on the stack, and wait until those are done. */
const mostRunning = 60;

function run(frame: Frame): void {
  const { pending } = frame;
  if (pending === undefined || running === mostRunning) return;
  frame.pending = undefined;
  frame.isRunning = true;
  running += 1;
  try {
    pending();
  } finally {
    running -= 1;
    frame.isRunning = false;
  }
}
