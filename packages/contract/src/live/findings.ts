import type { CheckName, Fault } from './checks/check-names.ts';
import type { Probe } from './probes/probe.ts';
import type { WrittenRequest } from './requests/write-request.ts';

/** One kind of wrong answer of one operation, with the smallest request found that gets it. */
export interface Finding {
  readonly operationId: string;
  readonly check: CheckName;
  readonly message: string;
  /** Which family of requests met it first. */
  readonly probe: string;
  readonly request: WrittenRequest;
  /** The person whose token went along. */
  readonly owner: string | undefined;
  /** Whether the token is a made-up one, which anyone may see. */
  readonly isTokenPublic: boolean;
}

export interface OperationReport {
  readonly operationId: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  /** Number of answers by status; 0 stands for none. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly findings: readonly Finding[];
  /** Checks that at least one answer went through. */
  readonly checks: ReadonlySet<CheckName>;
  /** Said beside the findings; none of these fails a run. */
  readonly remarks: readonly string[];
  readonly milliseconds: number;
}

export interface LiveReport {
  readonly baseUrl: string;
  readonly seed: number;
  readonly operations: readonly OperationReport[];
  readonly skipped: readonly string[];
  readonly milliseconds: number;
}

export interface Sighting {
  readonly faults: readonly Fault[];
  readonly request: WrittenRequest;
  readonly probe: Probe;
  readonly owner: string | undefined;
}

/** Findings of one operation; a fault of a known kind only replaces its request by a smaller one. */
export class FindingList {
  private readonly found = new Map<string, Finding>();
  private readonly operationId: string;

  constructor(operationId: string) {
    this.operationId = operationId;
  }

  has(fault: Fault): boolean {
    return this.found.has(keyOf(fault));
  }

  /** Notes a fault; `isSmaller` says that this request is smaller than the one before. */
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
