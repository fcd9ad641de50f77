import type { OperationContext } from '../requests/operation-context.ts';
import { requestValues } from '../requests/request-values.ts';
import { invalidProbes } from './invalid-probes.ts';
import { oddProbes, strayProbe } from './odd-probes.ts';
import type { Probe } from './probe.ts';

/** Tokens available for an operation. */
export interface Access {
  /** A token that should be allowed is available; always true where none is needed. */
  readonly mayEnter: boolean;
  /** A token of a person without any of the required roles is available. */
  readonly hasOther: boolean;
}

export interface ProbeSet {
  /** Drawn from repeatedly. */
  readonly valid: readonly Probe[];
  /** Drawn from once each. */
  readonly once: readonly Probe[];
}

/** Returns all probes of an operation. Without an allowed token only refusals are tried. */
export function probesOf(context: OperationContext, { mayEnter, hasOther }: Access): ProbeSet {
  const requests = requestValues(context);
  const refusals: Probe[] = [];
  if (context.operation.login === 'required') {
    refusals.push({ name: 'no token', expectation: 'unauthorized', credential: 'none', requests });
    refusals.push({
      name: 'a token that never was',
      expectation: 'unauthorized',
      credential: 'garbage',
      requests,
    });
    if (hasOther) {
      refusals.push({
        name: 'a person without the role',
        expectation: 'forbidden',
        credential: 'other',
        requests,
      });
    }
  }
  if (!mayEnter) return { valid: refusals, once: [] };
  const valid: Probe = { name: 'valid', expectation: 'accepted', credential: 'own', requests };
  const stray = strayProbe(context);
  return {
    valid: [valid],
    once: [...refusals, stray, stray, ...invalidProbes(context), ...oddProbes(context)],
  };
}
