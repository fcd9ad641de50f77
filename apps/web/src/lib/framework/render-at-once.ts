type Work = () => void;

let isAtOnce = false;
/** The turn a message is under way for. */
let waiting: Work | undefined;

/**
 * Renders what React has to do, and what it is given in this task, before the task ends. After a press Chromium holds ordinary tasks back
 * until it has painted a frame, so that a page which is there already would be shown one frame late.
 */
export function renderAtOnce(): void {
  isAtOnce = true;
  queueMicrotask(takeTurn);
  setTimeout(renderInTurns);
}

/** Has React render in turns again: what it does after the page is shown may wait for the frame. */
export function renderInTurns(): void {
  isAtOnce = false;
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
    if (isAtOnce) queueMicrotask(takeTurn);
    else port2.postMessage(null);
  };
}
