import type { ActionPress } from './action-table';

/** What an element carries so that pressing it does something. */
export type ActionAttributes = {
  readonly 'data-action': string;
  /** JSON. */
  readonly 'data-payload'?: string;
};

/** The attributes of an element that does `name` with `payload`. A link that has them works without script, too: it is followed. */
export function actionAttributes(name: string, payload?: unknown): ActionAttributes {
  return payload === undefined
    ? { 'data-action': name }
    : { 'data-action': name, 'data-payload': JSON.stringify(payload) };
}

export function selectAction(name: string): string {
  return `[data-action="${name}"]`;
}

/** What pressing this element asks for. */
export function pressOf(element: HTMLElement): ActionPress {
  const name = element.getAttribute('data-action') ?? '';
  const payload = parse(element.getAttribute('data-payload'));
  return {
    name,
    ...(payload === undefined ? {} : { payload }),
    ...(isBox(element) ? { isOn: element.checked } : {}),
  };
}

/** A box is heard when it changes, by whatever means; anything else when it is pressed. */
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
