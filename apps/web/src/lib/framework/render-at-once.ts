type Work = () => void;

/**
 * Turns of 5 ms within one press: what React waits for may come with another task, which microtasks without end would never let in. A quarter
 * of a processor needs up to 25 turns for a page; with ten it painted six frames of the old page in between.
 */
const MOST_TURNS = 60;

let turnsLeft = 0;
/** The turn a message is under way for. */
let waiting: Work | undefined;

/**
 * Renders what React has to do, and what it is given in this task, before the task ends. After a press Chromium holds ordinary tasks back
 * until it has painted a frame, so that a page which is there already would be shown one frame late.
 */
export function renderAtOnce(): void {
  turnsLeft = MOST_TURNS;
  queueMicrotask(takeTurn);
  setTimeout(renderInTurns);
}

/** Has React render in turns again: what it does after the page is shown may wait for the frame. */
export function renderInTurns(): void {
  turnsLeft = 0;
}

/** Returns true until a press has rendered its page. */
export function isRenderedAtOnce(): boolean {
  return turnsLeft > 0;
}

function takeTurn(): void {
  const work = waiting;
  waiting = undefined;
  work?.();
}

type Scope = Pick<typeof globalThis, 'MessageChannel'> & { setImmediate?: (work: Work) => void };

/**
 * Gives React's scheduler its turns: by a message, as it does itself, and within the same task after `renderAtOnce`. Has to run before
 * React is loaded.
 *
 * Assumed: the scheduler requests each turn through `setImmediate` where that is a function when it is loaded, one at a time.
 */
export function giveReactItsTurns(scope = globalThis as Scope): void {
  if (scope.setImmediate !== undefined) return;
  const { port1, port2 } = new scope.MessageChannel();
  port1.onmessage = takeTurn;
  scope.setImmediate = (work) => {
    waiting = work;
    turnsLeft -= 1;
    if (turnsLeft >= 0) queueMicrotask(takeTurn);
    else port2.postMessage(null);
  };
}
