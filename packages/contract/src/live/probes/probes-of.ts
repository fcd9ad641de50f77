import type { OperationContext } from '../requests/operation-context.ts';
import { requestValues } from '../requests/request-values.ts';
import { invalidProbes } from './invalid-probes.ts';
import { oddProbes, strayProbe } from './odd-probes.ts';
import type { Probe } from './probe.ts';

/** People available for an operation, and what is expected of its service. */
export interface Access {
  /** A person who should be allowed is available; always true where none is needed. */
  readonly mayEnter: boolean;
  /** A person without any of the required roles is available. */
  readonly hasOther: boolean;
  /** Unknown names in the query are ignored, not only harmless. */
  readonly areStrayNamesIgnored: boolean;
}

export interface ProbeSet {
  /** Drawn from repeatedly. */
  readonly valid: readonly Probe[];
  /** Drawn from once each, before the others: who may call at all. */
  readonly refusals: readonly Probe[];
  /** Drawn from once each: the ways in which a request can violate the contract. */
  readonly violations: readonly Probe[];
  /** Drawn from once each, and left out first where few requests may be sent. */
  readonly odd: readonly Probe[];
}

/** Returns all probes of an operation. Without an allowed person only refusals are tried. */
export function probesOf(context: OperationContext, access: Access): ProbeSet {
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
    if (access.hasOther) {
      refusals.push({
        name: 'a person without the role',
        expectation: 'forbidden',
        credential: 'other',
        requests,
      });
    }
  }
  if (!access.mayEnter) return { valid: refusals, refusals: [], violations: [], odd: [] };
  const valid: Probe = { name: 'valid', expectation: 'accepted', credential: 'own', requests };
  const stray = {
    ...strayProbe(context),
    ...(access.areStrayNamesIgnored ? {} : { expectation: 'silent' as const }),
  };
  const violations = [stray, stray, ...invalidProbes(context)];
  return { valid: [valid], refusals, violations, odd: oddProbes(context) };
}
