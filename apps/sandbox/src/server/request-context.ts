import type { Services } from './services';

/** The person behind a valid token. */
export interface SignedInUser {
  id: string;
  /** Of the contract's `Role`. */
  roles: readonly string[];
}

export interface RequestContext {
  services: Services;
  traceId: string;
  /** Set when the request carries a valid token; always set for operations that need a user. */
  user?: SignedInUser;
  /** The internet address the request comes from; unknown without a network. */
  clientAddress?: string | undefined;
}

/** The signed-in user of an operation that needs one. */
export function requireUser(context: RequestContext): SignedInUser {
  if (context.user === undefined) throw new Error('An operation for users was reached without one');
  return context.user;
}
