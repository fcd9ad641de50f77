import type fc from 'fast-check';
import type { LiveRequest } from '../requests/live-request.ts';

/**
 * Responses that the contract allows: `accepted`: no refusal for its form. `refused`: some 4xx. `unauthorized`: 401. `forbidden`: 403.
 * `silent`: the contract does not say whether it is accepted; any declared response is allowed.
 */
export type Expectation = 'accepted' | 'refused' | 'unauthorized' | 'forbidden' | 'silent';

/** Token to send: the operation's own, one of a person without the role, none, or an invalid one. */
export type Credential = 'own' | 'other' | 'none' | 'garbage';

/** A family of requests with the same expected response. */
export interface Probe {
  /** Short name for the report: `valid`, `lines[0].quantity below the least`. */
  readonly name: string;
  readonly expectation: Expectation;
  readonly credential: Credential;
  readonly requests: fc.Arbitrary<LiveRequest>;
  /** Whether the expectation holds for this particular request; otherwise the contract is silent. */
  isCertain?(request: LiveRequest): boolean;
}
