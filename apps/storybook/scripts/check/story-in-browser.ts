interface AxeNode {
  readonly element?: Element;
  readonly failureSummary?: string;
  /** What was checked of it, each with what else takes part: here, what covers it. */
  readonly any: readonly { readonly relatedNodes: readonly { readonly element?: Element }[] }[];
}

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly AxeNode[];
}

interface Axe {
  configure(spec: { readonly noHtml: boolean }): void;
  run(context: object, options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

interface Channel {
  emit(event: string, data: unknown): void;
  on(event: string, listener: (data: unknown) => void): void;
  once(event: string, listener: (data: unknown) => void): void;
  off(event: string, listener: (data: unknown) => void): void;
}

declare global {
  interface Window {
    readonly axe: Axe;
    readonly animationsNow: () => Animation[];
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
    readonly __STORYBOOK_PREVIEW__?: {
      readonly currentRender?: {
        readonly id?: string;
        isPending?(): boolean;
        readonly phase?: string;
        readonly story?: { readonly playFunction?: unknown };
      };
    };
  }
}

/**
 * Runs in the browser: checks with axe what stands there, that it is no wider than the screen and that no id stands twice. Tells first whether
 * nothing plays in the story, and no script of it asked for a width until now. Takes `optionsOfSame` where the print of what stands is
 * `printElsewhere`.
 */
export async function lookAtStory([options, exclude, optionsOfSame, printElsewhere]: readonly [
  object,
  readonly string[],
  object,
  string,
]) {
  // What the story does in its first frames belongs to it, and at a further width it has only now been laid out.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // Those that end within a second: a countdown of ten is looked at while it runs, and one that is paused never ends.
  const endsSoon = ({ effect, currentTime, playState }: Animation) =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) - Number(currentTime) < 1_000;
  await Promise.allSettled(
    window
      .animationsNow()
      .filter(endsSoon)
      .map(({ finished }) => finished),
  );
  window.widthQuestions.isListening = false;
  const plays = window.__STORYBOOK_PREVIEW__?.currentRender?.story?.playFunction !== undefined;
  const isByStyleAlone = !plays && !window.widthQuestions.queried;
  // The document, what a person entered, and which of it is rendered.
  let state = document.body.outerHTML;
  for (const element of document.body.querySelectorAll('*')) {
    state += element.checkVisibility({ visibilityProperty: true }) ? 1 : 0;
    if ('value' in element) state += `=${element.value}`;
    if ('checked' in element) state += `=${element.checked}`;
  }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(state));
  const print = String(new Uint8Array(digest));
  const { measureText } = CanvasRenderingContext2D.prototype;
  // A word whose letters join is narrower than the sum of its letters, and so is a word that a font draws as an icon: axe takes Persian
  // text for icons, which need no contrast. Measured like this, no word is an icon; axe measures for nothing else.
  CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: 30 * text.length }) as TextMetrics;
  const { violations } = await window.axe.run(
    { include: [document.body], exclude },
    print === printElsewhere ? optionsOfSame : options,
  );
  CanvasRenderingContext2D.prototype.measureText = measureText;
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // What lies half below something sticky is scrolled free of it: no target is too small by that.
  const isSticky = (element: Element | null | undefined): boolean =>
    !!element && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement));
  const isBelowSticky = ({ element: target, any }: AxeNode) =>
    !isSticky(target) &&
    any.some(({ relatedNodes }) => relatedNodes.some(({ element }) => isSticky(element)));
  const judged = violations.filter(({ id, nodes }) => id !== 'target-size' || !nodes.every(isBelowSticky));
  const found = judged.map(
    ({ id, help, nodes }) =>
      `axe ${id}: ${help}: ${nodes[0]?.element?.outerHTML.slice(0, 200)} ${nodes[0]?.failureSummary?.slice(0, 300) ?? ''}`,
  );
  if (overflow > 1) found.push(`is ${overflow} px wider than the screen`);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids.filter((one, place) => ids.indexOf(one) !== place)))
    found.push(`id ${id} stands more than once`);
  return { found, isByStyleAlone, print };
}

/**
 * Runs in the browser before everything else: Storybook believes its highlights to be there already. They draw frames around elements on
 * request of an addon, and until then ask for the style of every element at every change.
 */
export function leaveOutHighlights(): void {
  Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
}

/**
 * Runs in the browser before everything else: Storybook finds no list of animations, and waits for none. Otherwise it gives each story a
 * tenth of a second to begin some, and then up to five seconds for them to end. They are waited for where a story is looked at.
 */
export function keepAnimations(): void {
  const { getAnimations } = Document.prototype;
  Reflect.deleteProperty(Document.prototype, 'getAnimations');
  Object.assign(window, { animationsNow: () => getAnimations.call(document) });
}

/** Runs in the browser: requests the story from Storybook and waits until it is rendered and its play function has finished. */
export async function showStory(storyId: string): Promise<string> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  if (window.widthQuestions) Object.assign(window.widthQuestions, { queried: false, isListening: true });
  // A failed play function is reported before it has ended.
  for (let wait = 0; wait < 2_400 && window.__STORYBOOK_PREVIEW__?.currentRender?.isPending?.(); wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return new Promise((resolve) => {
    const endings = ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException'];
    const timeout = setTimeout(() => resolve('did not finish in four minutes'), 240_000);
    const finish = (text: string) => {
      clearTimeout(timeout);
      resolve(text);
    };
    for (const event of endings)
      channel.once(event, (data) => finish(`${event}: ${JSON.stringify(data).slice(0, 300)}`));
    channel.once('storyFinished', () => finish('shown'));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
