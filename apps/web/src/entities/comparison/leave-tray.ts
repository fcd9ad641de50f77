import { type ComparedItem, readComparedItem } from '@bazaar/domain/compare';
import { pressOf, selectAction } from '@/lib/actions/action-attributes';
import { COMPARE } from './compare-attributes';

/**
 * Moves the focus out of the tray before it goes with its last product: to that product's box or link, else to the page's heading. The page
 * does not scroll: whoever uses a pointer stays where they are.
 */
export function leaveTray(page: Document, last: ComparedItem | undefined): void {
  const boxes = [...page.querySelectorAll<HTMLElement>(selectAction(COMPARE))];
  const isFocused = boxes
    .filter((element) => readComparedItem(pressOf(element).payload)?.id === last?.id)
    .some((element) => takesFocus(element));
  if (isFocused) return;
  const heading = page.querySelector<HTMLElement>('main h1') ?? page.getElementById('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  takesFocus(heading);
}

/** A box of another layout of the list is there and hidden. */
function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return element.ownerDocument.activeElement === element;
}
