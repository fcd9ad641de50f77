/** A request for an action: by an element of the page, by a key, or pending from before the login. */
export interface ActionPress {
  readonly name: string;
  /** The element's data about its object. It comes from the page or from storage: a handler parses it. */
  readonly payload?: unknown;
  /** New state of a checkbox. */
  readonly isOn?: boolean;
  /** True for a pending action: a handler adds what is missing and removes nothing. */
  readonly isReplay?: boolean;
}

export type ActionHandler = (press: ActionPress) => void | Promise<void>;

export interface ActionRow {
  /** Redirects anonymous visitors to the login, after which the action is performed. */
  readonly needsSession: boolean;
  /** Plain links to this address perform the action too, without a payload. */
  readonly linksTo?: string;
  /** Imports the handler when it is first used. */
  load(): Promise<ActionHandler>;
}

/** The actions of the product by their name in `data-action`. */
export type ActionTable = Readonly<Record<string, ActionRow>>;
