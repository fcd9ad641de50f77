import type { Services } from './services';

/** The user of a valid token. */
export interface SignedInUser {
  id: string;
  /** Values of the contract's `Role`. */
  roles: readonly string[];
  /** What the profile lacks to be complete: values of the contract's `ProfileField`. */
  missingFields: readonly string[];
}

export interface RequestContext {
  services: Services;
  traceId: string;
  /** Set when the request has a valid token; always set for operations that need a user. */
  user?: SignedInUser;
  /** Internet address of the request; unknown without a network. */
  clientAddress?: string | undefined;
}

/** Returns the signed-in user of an operation that needs one. */
export function requireUser(context: RequestContext): SignedInUser {
  if (context.user === undefined) throw new Error('An operation for users was reached without one');
  return context.user;
}
