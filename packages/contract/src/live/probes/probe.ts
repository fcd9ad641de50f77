import type fc from 'fast-check';
import type { LiveRequest } from '../requests/live-request.ts';

/**
 * What the contract lets a caller expect of an answer: `kept`: no refusal for its form. `refused`: some 4xx. `unauthorized`: 401.
 * `forbidden`: 403. `silent`: the contract does not say whether it is taken; any declared answer will do.
 */
export type Expectation = 'accepted' | 'refused' | 'unauthorized' | 'forbidden' | 'silent';

/** Whose token goes along: the operation's own, one of a person without the role, none, or one that never was. */
export type Credential = 'own' | 'other' | 'none' | 'garbage';

/** A family of requests that are expected to be answered in one way. */
export interface Probe {
  /** In a few words, for the report: `valid`, `lines[0].quantity below the least`. */
  readonly name: string;
  readonly expectation: Expectation;
  readonly credential: Credential;
  readonly requests: fc.Arbitrary<LiveRequest>;
  /** Whether the expectation holds for this very request; where it does not, the contract is silent. */
  isCertain?(request: LiveRequest): boolean;
}
