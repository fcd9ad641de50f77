import { expect } from 'storybook/test';
import { byKeyboard, followed } from './by-keyboard';
import { press } from './press';

const operable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], audio[controls], video[controls]';

/** Returns the expected Tab stops of the story in reading order; for radio buttons with one name the chosen one, or the first. */
function stopsOf(canvas: HTMLElement): HTMLElement[] {
  return [...canvas.querySelectorAll<HTMLElement>(operable)].filter((element) => {
    if (
      element.tabIndex < 0 ||
      element.matches(':disabled') ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      return false;
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = [
      ...canvas.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${element.name}"]`),
    ];
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  });
}

/** Moves through the story with Tab and expects to reach every stop in reading order. Ends on the last one. */
export async function tabThrough(canvas: HTMLElement): Promise<HTMLElement[]> {
  const stops = stopsOf(canvas);
  for (const stop of stops) {
    await press('{Tab}');
    // A scroll container is a Tab stop itself, so that the arrow keys can scroll it.
    for (let scroller = 0; scroller < 3 && isScroller(document.activeElement, stops); scroller += 1)
      await press('{Tab}');
    await expect(stop).toHaveFocus();
  }
  await expect(stops.length).toBeGreaterThan(0);
  return stops;
}

const isScroller = (element: Element | null, stops: readonly Element[]) =>
  element !== null &&
  !stops.includes(element) &&
  element.scrollWidth + element.scrollHeight > element.clientWidth + element.clientHeight;

/** Expects that every link of the story is reached with Tab, and that Enter follows the last. */
export const linksByKeyboard = byKeyboard<{ readonly canvasElement: HTMLElement }>(
  async ({ canvasElement }) => {
    const stops = await tabThrough(canvasElement);
    await press('{Enter}');
    await expect(followed()).toBe(stops.at(-1)?.getAttribute('href'));
  },
);
