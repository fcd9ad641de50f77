/**
 * Runs in the browser before everything else: notes whether a script asks how wide something is. What nobody asked for is laid out by
 * the style sheets alone, and looks at another width like one that was drawn there. Notes nothing while nobody listens: axe asks for
 * thousands of widths, and finding out who asked takes longer than its answer.
 */
export function noteWidthQuestions(): void {
  const notes = { queried: false, isListening: true };
  Object.assign(window, { widthQuestions: notes });
  const ask = () => {
    if (notes.isListening) notes.queried = true;
  };
  // Storybook itself, which is the entry of the frame, observes its root and checks whether animations have ended.
  const askUnlessStorybook = () => {
    if (notes.queried || !notes.isListening) return;
    const caller = new Error().stack?.split('\n')[3] ?? '';
    if (!/\/assets\/(iframe|storybook-\w+)-[\w-]+\.js/.test(caller)) ask();
  };
  const watchGetter = (owner: object, name: string) => {
    const found = Object.getOwnPropertyDescriptor(owner, name);
    const read = found?.get;
    if (!found?.configurable || !read) return;
    Object.defineProperty(owner, name, {
      ...found,
      get() {
        ask();
        return read.call(this);
      },
    });
  };
  const watchCall = (owner: object, name: string, note = ask) => {
    const call: unknown = Reflect.get(owner, name);
    if (typeof call !== 'function') return;
    Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
      note();
      return Reflect.apply(call, this, given);
    });
  };
  for (const edge of ['Width', 'Height', 'Left', 'Top']) {
    for (const kind of ['client', 'scroll']) watchGetter(Element.prototype, kind + edge);
    watchGetter(HTMLElement.prototype, `offset${edge}`);
  }
  for (const name of ['innerWidth', 'innerHeight', 'outerWidth', 'visualViewport']) watchGetter(window, name);
  for (const name of ['getBoundingClientRect', 'getClientRects', 'checkVisibility'])
    watchCall(Element.prototype, name);
  watchCall(Range.prototype, 'getBoundingClientRect');
  watchCall(document, 'elementFromPoint');
  watchCall(window, 'getComputedStyle', askUnlessStorybook);
  watchCall(window, 'matchMedia');
  watchCall(ResizeObserver.prototype, 'observe', askUnlessStorybook);
  watchCall(IntersectionObserver.prototype, 'observe');
}

declare global {
  interface Window {
    readonly widthQuestions: { queried: boolean; isListening: boolean };
  }
}
