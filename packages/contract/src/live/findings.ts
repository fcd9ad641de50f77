import type { CheckName, Fault } from './checks/check-names.ts';
import type { Probe } from './probes/probe.ts';
import type { WrittenRequest } from './requests/written-request.ts';

/** One kind of wrong response of one operation, with the smallest request found that causes it. */
export interface Finding {
  readonly operationId: string;
  readonly check: CheckName;
  readonly message: string;
  /** The probe that found it first. */
  readonly probe: string;
  /** Absent where the contract itself is at fault, and nothing was sent. */
  readonly request?: WrittenRequest;
  /** The person whose token was sent. */
  readonly owner: string | undefined;
  /** Whether the token is made up and may be shown. */
  readonly isTokenPublic: boolean;
}

export interface OperationReport {
  readonly operationId: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  /** Number of responses by status; 0 means no response. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly findings: readonly Finding[];
  /** Checks that were applied to at least one response. */
  readonly checks: ReadonlySet<CheckName>;
  /** Reported beside the findings; they do not fail a run. */
  readonly remarks: readonly string[];
  readonly milliseconds: number;
}

export interface LiveReport {
  readonly baseUrl: string;
  readonly seed: number;
  readonly operations: readonly OperationReport[];
  readonly skipped: readonly string[];
  /** Webhooks and callbacks, which the service sends to others. */
  readonly sentByService: readonly string[];
  readonly milliseconds: number;
}

export interface Sighting {
  readonly faults: readonly Fault[];
  readonly request: WrittenRequest;
  readonly probe: Pick<Probe, 'name' | 'credential'>;
  readonly owner: string | undefined;
}

/** Findings of one operation; a known fault only replaces its request by a smaller one. */
export class FindingList {
  private readonly found = new Map<string, Finding>();
  private readonly operationId: string;

  constructor(operationId: string) {
    this.operationId = operationId;
  }

  has(fault: Fault): boolean {
    return this.found.has(keyOf(fault));
  }

  /** Records a fault of the contract, or of a whole operation, that no single request shows. */
  noteWhole(fault: Fault): void {
    const { check, message } = fault;
    if (this.has(fault)) return;
    const none = { probe: 'the contract', owner: undefined, isTokenPublic: false };
    this.found.set(keyOf(fault), { operationId: this.operationId, check, message, ...none });
  }

  /** Records a fault; `isSmaller` means that this request is smaller than the previous one. */
  note(fault: Fault, { request, probe, owner }: Sighting, isSmaller = false): void {
    const key = keyOf(fault);
    const before = this.found.get(key);
    if (before !== undefined && !isSmaller) return;
    this.found.set(key, {
      operationId: this.operationId,
      check: fault.check,
      message: fault.message,
      probe: probe.name,
      request,
      owner,
      isTokenPublic: probe.credential === 'garbage',
    });
  }

  list(): Finding[] {
    return [...this.found.values()];
  }
}

export function keyOf({ check, key }: Fault): string {
  return `${check} ${key}`;
}
