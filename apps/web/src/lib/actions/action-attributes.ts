import type { ActionPress } from './action-table';

/** Attributes of an element that performs an action. */
export type ActionAttributes = {
  readonly 'data-action': string;
  /** JSON. */
  readonly 'data-payload'?: string;
  /** Id of an element of the page that has the same payload. */
  readonly 'data-payload-of'?: string;
};

/** Returns the attributes of an element that performs `name` with `payload`. A link with them works without script, too: it is followed. */
export function actionAttributes(name: string, payload?: unknown): ActionAttributes {
  return payload === undefined
    ? { 'data-action': name }
    : { 'data-action': name, 'data-payload': JSON.stringify(payload) };
}

/** Returns the attributes of a second element for the same: it refers to the payload of the first, which may be long, by its id. */
export function sameActionAttributes(name: string, id: string): ActionAttributes {
  return { 'data-action': name, 'data-payload-of': id };
}

export function selectAction(name: string): string {
  return `[data-action="${name}"]`;
}

/** Returns the press of an element. */
export function pressOf(element: HTMLElement): ActionPress {
  const name = element.getAttribute('data-action') ?? '';
  const first = document.getElementById(element.getAttribute('data-payload-of') ?? '');
  const payload = parse((first ?? element).getAttribute('data-payload'));
  return {
    name,
    ...(payload === undefined ? {} : { payload }),
    ...(isBox(element) ? { isOn: element.checked } : {}),
  };
}

/** Returns true for a checkbox, which acts when it changes, by whatever means; anything else acts when it is pressed. */
export function isBox(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
