/** What was asked for, by an element of the page, a key, or before the login. */
export interface ActionPress {
  readonly name: string;
  /** What the element says of its object. It comes from the page or from storage: a handler parses it. */
  readonly payload?: unknown;
  /** Of a checkbox: whether it was ticked. */
  readonly isOn?: boolean;
  /** It was asked for before: a handler adds what is missing and takes nothing back. */
  readonly isReplay?: boolean;
}

export type ActionHandler = (press: ActionPress) => void | Promise<void>;

export interface ActionRow {
  /** Whoever is not logged in goes to the login first and finds it done on coming back. */
  readonly needsSession: boolean;
  /** Plain links to this address do the same, without a payload. */
  readonly linksTo?: string;
  /** Imports the handler when it is first used. */
  load(): Promise<ActionHandler>;
}

/** The actions of the product by the name that stands in `data-action`. */
export type ActionTable = Readonly<Record<string, ActionRow>>;
