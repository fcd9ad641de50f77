import type { OperationPeople, Person } from './access/choose-people.ts';
import { answerFaults, type Judge } from './checks/check-answer.ts';
import { expectationFaults } from './checks/check-expectation.ts';
import type { CheckName, Fault } from './checks/check-names.ts';
import { contractFaults, gapFault } from './checks/contract-faults.ts';
import { FindingList, type OperationReport, type Sighting } from './findings.ts';
import type { OperationModel } from './model/operation-model.ts';
import type { Probe } from './probes/probe.ts';
import { type ProbeSet, probesOf } from './probes/probes-of.ts';
import { RequestBudget } from './request-budget.ts';
import type { LiveRequest } from './requests/live-request.ts';
import type { OperationContext } from './requests/operation-context.ts';
import type { LiveAnswer, Send } from './requests/send-request.ts';
import { writeRequest } from './requests/write-request.ts';
import type { WrittenRequest } from './requests/written-request.ts';
import { runProbe } from './run-probe.ts';
import { seedOf, shuffled } from './seeds.ts';
import { Ungenerable } from './values/ungenerable.ts';

export interface OperationRunSettings {
  readonly context: Omit<OperationContext, 'owner' | 'noteGap'>;
  readonly people: OperationPeople;
  readonly judge: Judge;
  readonly send: Send;
  readonly baseUrl: string;
  readonly seed: number;
  /** Maximum number of requests; see `LiveOptions.requests`. */
  readonly requests: number | undefined;
  /** Checks whose faults are findings. */
  readonly checks: ReadonlySet<CheckName>;
  readonly isStrict: boolean;
}

/** One exchange with the service. */
export interface Exchange {
  readonly request: LiveRequest;
  readonly answer: LiveAnswer;
  readonly sighting: Sighting;
}

/** A probe outside the rounds: a name for reports, and what it expects. */
export type Step = Pick<Probe, 'name' | 'expectation' | 'credential'>;

const usualRequests = 100;
/** Share of the bound left for sequences, and the most they need. */
const reservedShare = 0.2;
const mostReserved = 20;

/** Exercises one operation, with a part of its requests in each round, and stores what its responses contain. */
export class OperationRun {
  private readonly findings: FindingList;
  private readonly statuses = new Map<number, number>();
  private readonly checks = new Set<CheckName>();
  private readonly settings: OperationRunSettings;
  private readonly budget: RequestBudget;
  private milliseconds = 0;
  private used = 0;
  private leftOut = 0;

  constructor(settings: OperationRunSettings) {
    this.settings = settings;
    const { requests, context, judge } = settings;
    this.budget = new RequestBudget(
      requests,
      Math.min(mostReserved, Math.floor((requests ?? 0) * reservedShare)),
    );
    this.findings = new FindingList(context.operation.id);
    this.checks.add('contract');
    for (const fault of contractFaults(context.operation, context.checker, judge.checker))
      this.noteWhole(fault);
  }

  get operation(): OperationModel {
    return this.settings.context.operation;
  }

  /** Whether a person who should be allowed is available. */
  get mayEnter(): boolean {
    return this.operation.login !== 'required' || this.settings.people.own.length > 0;
  }

  get hasSucceeded(): boolean {
    return [...this.statuses.keys()].some((status) => status >= 200 && status < 300);
  }

  /** Runs round `round` of `rounds`; the one-time probes are distributed over the rounds. */
  async round(round: number, rounds: number): Promise<void> {
    if (!this.operation.isDrivable) return;
    const started = performance.now();
    const { people, context, seed, judge, requests } = this.settings;
    // The first person gets two rounds, to continue with the objects they created.
    const own = people.own[Math.max(0, round - 1) % Math.max(1, people.own.length)];
    await this.safely(async () => {
      const probes = probesOf(this.contextOf(own), {
        mayEnter: this.mayEnter,
        hasOther: people.other !== undefined,
        areStrayNamesIgnored: judge.conventions.areStrayNamesIgnored,
      });
      const drawn = seedOf(seed, context.operation.id, round);
      for (const [probe, count] of this.plan(probes, round, rounds, requests ?? usualRequests))
        await this.safely(() => this.run(probe, count, drawn, own));
    });
    this.milliseconds += performance.now() - started;
  }

  /** Makes the requests left for sequences available; called after the rounds. */
  endRounds(): void {
    this.budget.release();
  }

  /** Returns the person who drives sequences, preferably `owner`. */
  personFor(owner: string | undefined): Person {
    const { own, nobody } = this.settings.people;
    return own.find((person) => person.owner === owner) ?? own[0] ?? nobody;
  }

  contextOf(person: Pick<Person, 'owner'> | undefined): OperationContext {
    const noteGap = (reason: string) => this.noteWhole(gapFault(reason));
    return { ...this.settings.context, owner: person?.owner ?? '', noteGap };
  }

  /** Sends one request as a person, judges its response, and learns from it. `undefined` when no more may be sent. */
  async exchange(
    step: Step,
    request: LiveRequest,
    person: Person,
    isCertain = true,
  ): Promise<Exchange | undefined> {
    const { context, send, baseUrl, judge, people } = this.settings;
    if (!this.budget.take()) return undefined;
    const written = writeRequest(context.operation, request, baseUrl, person.credentials);
    const answer = await send(written);
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 200 && answer.status < 300)
      context.known.learn(context.operation.path, answer.json, person.owner);
    const expectation = isCertain ? step.expectation : 'silent';
    this.noteChecks(expectation);
    const expected = { probe: step.name, expectation, hasToken: person !== people.nobody };
    const faults = [
      ...answerFaults(context.operation, answer, judge),
      ...expectationFaults(context.operation, expected, answer, judge.conventions),
    ];
    const owner = person === people.nobody ? undefined : person.owner;
    const sighting = {
      faults: faults.filter((fault) => this.isWanted(fault)),
      request: written,
      probe: step,
      owner,
    };
    return { request, answer, sighting };
  }

  /** Returns a request as it would be sent. */
  written(request: LiveRequest, person: Person): WrittenRequest {
    return writeRequest(this.operation, request, this.settings.baseUrl, person.credentials);
  }

  /** Returns the path of an address below the base URL. */
  pathOf(url: string): string {
    return new URL(url).pathname.slice(new URL(this.settings.baseUrl).pathname.replace(/\/$/, '').length);
  }

  /** Sends a request that is none of this operation's; its response is not judged. `undefined` when no more may be sent. */
  async sendPlain(request: WrittenRequest): Promise<LiveAnswer | undefined> {
    return this.budget.take() ? this.settings.send(request) : undefined;
  }

  /** Records faults of a response, unless their checks are switched off. */
  note(sighting: Sighting, isSmaller = false): void {
    for (const fault of sighting.faults.filter((one) => this.isWanted(one))) {
      this.checks.add(fault.check);
      this.findings.note(fault, sighting, isSmaller);
    }
  }

  noteWhole(fault: Fault): void {
    if (!this.isWanted(fault)) return;
    this.checks.add(fault.check);
    this.findings.noteWhole(fault);
  }

  /** Records that a check was applied. */
  noteCheck(check: CheckName): void {
    if (this.settings.checks.has(check)) this.checks.add(check);
  }

  /** Runs a part of the work; what it throws is a finding, and the run goes on. */
  async safely(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.noteWhole(
        error instanceof Ungenerable
          ? gapFault(message)
          : { check: 'contract', key: message, message: `could not be driven: ${message}` },
      );
    }
  }

  report(): OperationReport {
    const { id: operationId, tag, method, path, isDrivable } = this.operation;
    const remarks: string[] = [];
    if (!isDrivable) remarks.push('not driven');
    else if (!this.mayEnter) remarks.push('only refusals driven: no token of its role was given');
    else if (!this.hasSucceeded) remarks.push('never answered 2xx');
    if (this.settings.isStrict)
      for (const remark of remarks) this.noteWhole({ check: 'driven', key: remark, message: remark });
    if (this.leftOut > 0) remarks.push(`${this.leftOut} violations not sent: --requests is too small`);
    return {
      ...{ operationId, tag, method, path, remarks },
      statuses: new Map([...this.statuses].sort(([a], [b]) => a - b)),
      findings: this.findings.list(),
      checks: this.checks,
      milliseconds: Math.round(this.milliseconds),
    };
  }

  /** Distributes about `total` requests over the rounds: valid ones first, who may call, then each violation once. */
  private plan(probes: ProbeSet, round: number, rounds: number, total: number): [Probe, number][] {
    const ofRound = <Item>(items: readonly Item[]) => items.filter((_, index) => index % rounds === round);
    const once = this.chosen(probes);
    if (round === 0) this.leftOut = probes.violations.length + probes.odd.length - once.length;
    const single = [...ofRound(probes.refusals), ...ofRound(once)];
    const count = Math.ceil(total / rounds);
    const least = this.settings.requests === undefined ? 0.6 : 0.25;
    const share = Math.max(Math.ceil(count * least), count - single.length);
    const each = Math.ceil(share / Math.max(1, probes.valid.length));
    const times =
      (count: number) =>
      (probe: Probe): [Probe, number] => [probe, count];
    return [...probes.valid.map(times(each)), ...single.map(times(1))];
  }

  /** Returns the one-time probes; a bound leaves room for the violations first. */
  private chosen({ violations, odd }: ProbeSet): readonly Probe[] {
    const { seed, requests } = this.settings;
    const drawn = seedOf(seed, this.operation.id);
    if (requests === undefined) return shuffled([...violations, ...odd], drawn);
    return [...shuffled(violations, drawn), ...shuffled(odd, drawn)].slice(0, Math.floor(requests * 0.6));
  }

  private run(probe: Probe, count: number, seed: number, own: Person | undefined): Promise<void> {
    return runProbe({
      probe,
      count,
      seed,
      attempt: async (request) => {
        const isCertain = probe.isCertain?.(request) ?? true;
        return (await this.exchange(probe, request, this.senderOf(probe, own), isCertain))?.sighting;
      },
      isKnown: (fault) => this.findings.has(fault),
      note: (sighting, isSmaller) => this.note(sighting, isSmaller),
    });
  }

  private senderOf({ credential }: Probe, own: Person | undefined): Person {
    const { other, nobody, stranger } = this.settings.people;
    if (credential === 'none') return nobody;
    if (credential === 'garbage') return stranger;
    if (credential === 'other') return other ?? nobody;
    this.used += 1;
    // Where a token is optional every third request is sent without one.
    return this.operation.login === 'optional' && this.used % 3 === 0 ? nobody : (own ?? nobody);
  }

  private isWanted({ check }: Fault): boolean {
    return this.settings.checks.has(check);
  }

  private noteChecks(expectation: Probe['expectation']): void {
    for (const check of ['answered', 'server', 'status', 'media', 'headers', 'body'] as const)
      this.noteCheck(check);
    if (this.settings.judge.maxResponseSeconds !== undefined) this.noteCheck('time');
    if (expectation === 'accepted' || expectation === 'refused') this.noteCheck(expectation);
    if (expectation === 'unauthorized') this.noteCheck('authentication');
    if (expectation === 'forbidden') this.noteCheck('roles');
  }
}
