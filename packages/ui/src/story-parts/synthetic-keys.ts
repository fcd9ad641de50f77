import { userEvent } from 'storybook/test';

/**
 * Presses keys by script, for whoever opens a story in a plain browser. What a browser does by itself at a real key, and the test library does
 * not, is done here: the order of Tab, options of a select, submission of a form elsewhere in the page, what Escape closes.
 */
export async function pressByScript(keys: string): Promise<void> {
  const isTab = /^(\{Shift>\})?\{Tab\}(\{\/Shift\})?$/.exec(keys);
  if (isTab) return tab(keys, isTab[1] !== undefined);
  const before = document.activeElement;
  const top = topOverlay();
  const sent = { submit: false };
  const stop = new AbortController();
  window.addEventListener('submit', () => Object.assign(sent, { submit: true }), {
    capture: true,
    signal: stop.signal,
  });
  await userEvent.keyboard(keys);
  stop.abort();
  if (keys === '{Escape}' && top && isOpen(top)) close(top);
  if ((keys === '{Enter}' || keys === ' ') && before instanceof HTMLElement && before.tagName === 'SUMMARY')
    before.click();
  if (keys === '{Enter}' && before instanceof HTMLAnchorElement && before.hash !== '') {
    const place = document.getElementById(decodeURIComponent(before.hash.slice(1)));
    led = place === null ? undefined : { link: before, place };
  }
  if (keys.endsWith('{Enter}') && before instanceof HTMLInputElement && !sent.submit) submitFrom(before);
  if (before instanceof HTMLSelectElement && (keys === '{ArrowDown}' || keys === '{ArrowUp}'))
    choose(before, keys === '{ArrowDown}' ? 1 : -1);
}

/** Where a link within the page led: the next Tab begins there. */
let led: { readonly link: Element; readonly place: Element } | undefined;

/** Moves the focus as the browser does, unless the page moves it itself. */
async function tab(keys: string, isBackwards: boolean): Promise<void> {
  const from = document.activeElement ?? document.body;
  const isLed = led !== undefined && (from === led.link || from === document.body);
  const wanted = next(isLed && led ? led.place : from, isBackwards);
  led = undefined;
  let isOfPage = false;
  const see = (event: Event) => {
    isOfPage ||= event instanceof KeyboardEvent && event.key === 'Tab' && event.defaultPrevented;
  };
  window.addEventListener('keydown', see);
  await userEvent.keyboard(keys);
  window.removeEventListener('keydown', see);
  if (isOfPage || wanted === document.activeElement) return;
  // After the last stop the browser leaves the page.
  if (wanted === undefined) (document.activeElement as HTMLElement | null)?.blur();
  else wanted.focus();
}

const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]';

function next(from: Element, isBackwards: boolean): HTMLElement | undefined {
  const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  const stops = [...(modal ?? document).querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element === from || isStop(element),
  );
  if (isBackwards) stops.reverse();
  const after = stops.filter((stop) => {
    if (stop === from || isSameGroup(stop, from)) return false;
    if (from === document.body) return true;
    const place = from.compareDocumentPosition(stop);
    return isBackwards
      ? (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0
      : (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  return after[0] ?? (modal ? stops[0] : undefined);
}

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled, [inert], [inert] *, input[type=hidden]'))
    return false;
  if (element.tagName === 'SUMMARY' && element.parentElement?.tagName !== 'DETAILS') return false;
  // A closed group of details hides its content without `display: none`.
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  return !isRadio(element) || isStopOfGroup(element);
}

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';

const isSameGroup = (one: Element, other: Element): boolean =>
  isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form;

/** A group of radio buttons is one stop: the chosen one, else any. */
function isStopOfGroup(radio: HTMLInputElement): boolean {
  if (radio.checked) return true;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  return !group.some((other) => isSameGroup(radio, other) && other.checked);
}

/** The button that sends a form may stand elsewhere in the page, and so may the field. */
function submitFrom({ form }: HTMLInputElement): void {
  const hasButton = [...(form?.elements ?? [])].some(
    (element) => (element as HTMLButtonElement).type === 'submit',
  );
  if (hasButton) form?.requestSubmit();
}

function choose(select: HTMLSelectElement, step: number): void {
  const index = Math.min(Math.max(select.selectedIndex + step, 0), select.options.length - 1);
  if (index === select.selectedIndex) return;
  select.selectedIndex = index;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const topOverlay = () =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal, [popover]:popover-open')].at(-1);

const isOpen = (overlay: HTMLElement) => overlay.matches(':modal, :popover-open');

function close(overlay: HTMLElement): void {
  if (!(overlay instanceof HTMLDialogElement)) overlay.hidePopover();
  else if (overlay.dispatchEvent(new Event('cancel', { cancelable: true }))) overlay.close();
}
