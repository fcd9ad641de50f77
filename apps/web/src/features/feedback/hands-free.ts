/** Start of a gesture, and what ends it. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  pointerdown: ['pointerup', 'pointercancel'],
  compositionstart: ['compositionend'],
};

/**
 * Watches for a press or a composed word that is not finished: a field that is exchanged in the middle of one would lose it. Returns the
 * wait until none is left, and the function that stops watching.
 */
export function watchHands(element: HTMLElement) {
  let gesture = Promise.resolve();
  const stop = new AbortController();
  for (const [start, ends] of Object.entries(ENDS)) {
    const wait = () => {
      gesture = new Promise((done) => {
        for (const end of ends) addEventListener(end, () => done(), { once: true, signal: stop.signal });
      });
    };
    element.addEventListener(start, wait, { signal: stop.signal });
  }
  return {
    /** The click comes after the release, in the same task. */
    async areFree() {
      await gesture;
      await new Promise((done) => setTimeout(done));
    },
    stop: () => stop.abort(),
  };
}
