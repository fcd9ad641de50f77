import { expect, waitFor } from 'storybook/test';
import { FocusListener } from './focus-listener';

type Play<Context> = (context: Context) => Promise<void> | void;

let last = '';

/** Returns where the last link led or the last form was sent (`action?fields`); the page itself never navigates. */
export const followed = (): string => last;

/**
 * Wraps a test that drives the story by keyboard only. It fails when a pointer is used, when no key is used, and when any element has the
 * focus without showing it. It starts at the beginning of the story, like a person arriving with Tab.
 */
export function byKeyboard<Context extends { readonly canvasElement: HTMLElement }>(
  play: Play<Context>,
): Play<Context> & { readonly isByKeyboard: true } {
  const driven = async (context: Context) => {
    last = '';
    startAt(context.canvasElement);
    const watch = new FocusListener();
    const seen = new Set<string>();
    const stop = new AbortController();
    const { signal } = stop;
    for (const kind of ['keydown', 'pointerdown', 'mousedown', 'touchstart'])
      window.addEventListener(kind, () => seen.add(kind), { capture: true, signal });
    window.addEventListener('click', stay, { signal });
    window.addEventListener('submit', stay, { signal });
    try {
      await play(context);
    } finally {
      watch.stop();
      stop.abort();
    }
    expect(watch.hidden, 'has the focus without showing it').toEqual([]);
    expect([...seen], 'driven by something else than keys').toEqual(['keydown']);
  };
  return Object.assign(driven, { isByKeyboard: true as const });
}

/** Makes the next Tab go to the first stop inside the story. */
function startAt(canvas: HTMLElement): void {
  if (canvas.contains(document.activeElement)) return;
  canvas.tabIndex = -1;
  canvas.focus();
  canvas.blur();
  canvas.removeAttribute('tabindex');
}

function stay(event: Event): void {
  const target = event.target as Element;
  const link = event.type === 'click' ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link) last = link.getAttribute('href') ?? '';
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    const fields = new URLSearchParams(new FormData(target) as unknown as Record<string, string>);
    last = decodeURIComponent(`${target.getAttribute('action') ?? ''}?${fields}`);
  }
  // A link into a new window would open the story again, which would play, and open another.
  if (event.type === 'submit' || (link && (link.target || !last.startsWith('#')))) event.preventDefault();
}

/** Expects that a closed overlay is gone and that the focus is on its opener. */
export async function expectGivenBack(surface: HTMLElement, opener: HTMLElement): Promise<void> {
  await waitFor(() => expect(surface.isConnected && surface.checkVisibility()).toBe(false));
  await waitFor(() => expect(opener).toHaveFocus());
}
