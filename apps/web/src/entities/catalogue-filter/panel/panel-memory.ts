import { FORM_ID, PANEL_ID } from '@/entities/catalogue-filter/address/list-ids';
import { announce } from '@/lib/toasts/announce';

interface Memory {
  /** Name and value of the focused control. */
  readonly focus: readonly [name: string, value: string] | undefined;
  /** Titles of the open groups. */
  readonly open: readonly string[];
  readonly isSheet: boolean;
  readonly scrollTop: number;
  readonly count: Element | null;
}

/**
 * The plain list and the filtered one are two routes behind one address, so the first filter replaces the panel. Its open groups, focus and
 * scroll position are carried over.
 */
let memory: Memory | undefined;

export function rememberPanel(): void {
  const panel = document.getElementById(PANEL_ID);
  if (!panel) return;
  const { activeElement } = document;
  const isControl = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement;
  memory = {
    focus: isControl
      ? [activeElement.name, activeElement.type === 'text' ? '' : activeElement.value]
      : undefined,
    open: [...panel.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent),
    isSheet: panel.matches(':popover-open'),
    scrollTop: panel.scrollTop,
    count: resultCount(),
  };
}

/** Restores the state of a replaced panel, and reads out its count; a panel that was not replaced is left alone. */
export function restorePanel(): void {
  const panel = document.getElementById(PANEL_ID);
  const form = document.getElementById(FORM_ID) as HTMLFormElement | null;
  if (!panel || !form || !memory) return;
  const { focus, open, isSheet, scrollTop, count } = memory;
  memory = undefined;
  // One that stayed is a live region: a screen reader reads its change, unless an open sheet makes it inert.
  if (!count?.isConnected || count.closest('[inert]')) announce(resultCount()?.textContent);
  for (const summary of panel.querySelectorAll('details > summary')) {
    if (open.includes(summary.textContent)) (summary.parentElement as HTMLDetailsElement).open = true;
  }
  if (isSheet && !panel.matches(':popover-open')) {
    panel.showPopover();
    panel.scrollTop = scrollTop;
  }
  if (focus && document.activeElement === document.body)
    findControl(form, focus)?.focus({ preventScroll: true });
}

function resultCount(): Element | null {
  return document.querySelector('[data-results-count]');
}

function findControl(
  form: HTMLFormElement,
  [name, value]: readonly [string, string],
): HTMLElement | undefined {
  const named = [...form.elements].filter(
    (control): control is HTMLInputElement => (control as HTMLInputElement).name === name,
  );
  return named.find((control) => control.value === value) ?? named[0];
}

/** Makes the page behind the open sheet inert. Returns the function that undoes it. */
export function keepBehindInert(): () => void {
  const panel = document.getElementById(PANEL_ID);
  if (!panel) return () => undefined;
  const behind: Element[] = [];
  const onToggle = (event: Event) => {
    for (const element of behind.splice(0)) element.removeAttribute('inert');
    if ((event as ToggleEvent).newState !== 'open') {
      // Closed by the visitor while the results were loading: it stays closed.
      if (memory) memory = { ...memory, isSheet: false };
      return;
    }
    for (let inside: Element = panel; inside.parentElement; inside = inside.parentElement) {
      behind.push(
        ...[...inside.parentElement.children].filter(
          (child) => child !== inside && !child.matches('[inert], [aria-live]'),
        ),
      );
    }
    for (const element of behind) element.setAttribute('inert', '');
  };
  panel.addEventListener('toggle', onToggle);
  return () => {
    panel.removeEventListener('toggle', onToggle);
    for (const element of behind.splice(0)) element.removeAttribute('inert');
  };
}
