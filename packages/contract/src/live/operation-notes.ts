import type { CheckName, Fault } from './checks/check-names.ts';
import { gapFault } from './checks/contract-faults.ts';
import { type Finding, FindingList, type Sighting } from './findings.ts';
import type { Expectation } from './probes/probe.ts';
import { Ungenerable } from './values/ungenerable.ts';

const ofEveryResponse = ['answered', 'server', 'status', 'media', 'headers', 'body'] as const;
const checkOf: Partial<Record<Expectation, CheckName>> = {
  accepted: 'accepted',
  refused: 'refused',
  unauthorized: 'authentication',
  forbidden: 'roles',
};

/** What was found and checked in one operation; checks that are switched off leave no trace. */
export class OperationNotes {
  /** Checks that were applied to at least one response. */
  readonly checks = new Set<CheckName>();
  private readonly findings: FindingList;
  private readonly wanted: ReadonlySet<CheckName>;

  constructor(operationId: string, wanted: ReadonlySet<CheckName>) {
    this.findings = new FindingList(operationId);
    this.wanted = wanted;
  }

  /** Records that a check was applied. */
  check(check: CheckName): void {
    if (this.wanted.has(check)) this.checks.add(check);
  }

  /** Records the checks that apply to the response of a request with this expectation. */
  checkResponse(expectation: Expectation): void {
    for (const check of ofEveryResponse) this.check(check);
    const expected = checkOf[expectation];
    if (expected !== undefined) this.check(expected);
  }

  has(fault: Fault): boolean {
    return this.findings.has(fault);
  }

  wantedOf(faults: readonly Fault[]): Fault[] {
    return faults.filter(({ check }) => this.wanted.has(check));
  }

  /** Records faults of a response; `isSmaller` means that this request is smaller than the previous one. */
  note(sighting: Sighting, isSmaller = false): void {
    for (const fault of this.wantedOf(sighting.faults)) {
      this.checks.add(fault.check);
      this.findings.note(fault, sighting, isSmaller);
    }
  }

  /** Records a fault of the contract, or of a whole operation, that no single request shows. */
  noteWhole(fault: Fault): void {
    if (!this.wanted.has(fault.check)) return;
    this.checks.add(fault.check);
    this.findings.noteWhole(fault);
  }

  /** Runs a part of the work; what it throws is a finding, and the run goes on. */
  async safely(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const broken: Fault = { check: 'contract', key: message, message: `could not be driven: ${message}` };
      this.noteWhole(error instanceof Ungenerable ? gapFault(message) : broken);
    }
  }

  list(): Finding[] {
    return this.findings.list();
  }
}
