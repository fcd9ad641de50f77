import type { OperationPeople, Person } from './access/choose-people.ts';
import { answerFaults, type Judge } from './checks/check-answer.ts';
import { expectationFaults } from './checks/check-expectation.ts';
import type { CheckName } from './checks/check-names.ts';
import { contractFaults, gapFault, unjudgedTypes } from './checks/contract-faults.ts';
import type { OperationReport, Sighting } from './findings.ts';
import type { OperationModel } from './model/operation-model.ts';
import { OperationNotes } from './operation-notes.ts';
import { planRound, singlesOf } from './probes/plan-round.ts';
import type { Probe } from './probes/probe.ts';
import { probesOf } from './probes/probes-of.ts';
import { RequestBudget } from './request-budget.ts';
import type { LiveRequest } from './requests/live-request.ts';
import type { OperationContext } from './requests/operation-context.ts';
import type { LiveAnswer, Send } from './requests/send-request.ts';
import { writeRequest } from './requests/write-request.ts';
import type { WrittenRequest } from './requests/written-request.ts';
import { runProbe } from './run-probe.ts';
import { seedOf } from './seeds.ts';

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

/** Requests of an operation without a bound, beside each violation once. */
const usualRequests = 100;
/** Share of a bound left for sequences, and the most they need. */
const reservedShare = 0.2;
const mostReserved = 20;

/** Exercises one operation, with a part of its requests in each round, and stores what its responses contain. */
export class OperationRun {
  readonly notes: OperationNotes;
  private readonly statuses = new Map<number, number>();
  private readonly settings: OperationRunSettings;
  private readonly budget: RequestBudget;
  private milliseconds = 0;
  private used = 0;
  /** One-time probes that exist, and that were sent. */
  private readonly singles = { all: 0, sent: 0 };

  constructor(settings: OperationRunSettings) {
    this.settings = settings;
    const { requests, context, judge, checks } = settings;
    const reserved = Math.min(mostReserved, Math.floor((requests ?? 0) * reservedShare));
    this.budget = new RequestBudget(requests, reserved);
    this.notes = new OperationNotes(context.operation.id, checks);
    this.notes.check('contract');
    for (const fault of contractFaults(context.operation, context.checker, judge.checker))
      this.notes.noteWhole(fault);
  }

  get operation(): OperationModel {
    return this.settings.context.operation;
  }

  /** Whether a person who should be allowed is available. */
  get mayEnter(): boolean {
    return this.operation.login !== 'required' || this.settings.people.own.length > 0;
  }

  /** Runs round `round` of `rounds`; the one-time probes are distributed over the rounds. */
  async round(round: number, rounds: number): Promise<void> {
    if (!this.operation.isDrivable) return;
    const started = performance.now();
    const { people, seed, judge } = this.settings;
    // The first person gets two rounds, to continue with the objects they created.
    const own = people.own[Math.max(0, round - 1) % Math.max(1, people.own.length)];
    await this.notes.safely(async () => {
      const probes = probesOf(this.contextOf(own), {
        mayEnter: this.mayEnter,
        hasOther: people.other !== undefined,
        areStrayNamesIgnored: judge.conventions.areStrayNamesIgnored,
      });
      this.singles.all = singlesOf(probes);
      const requests = this.budget.usable ?? usualRequests;
      const isBound = this.budget.usable !== undefined;
      const order = seedOf(seed, this.operation.id);
      const drawn = seedOf(seed, this.operation.id, round);
      for (const { probe, count, isSingle } of planRound(probes, {
        round,
        rounds,
        requests,
        isBound,
        seed: order,
      })) {
        if (isSingle && !this.budget.isSpent) this.singles.sent += 1;
        await this.notes.safely(() => this.run(probe, count, drawn, own));
      }
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
    const noteGap = (reason: string) => this.notes.noteWhole(gapFault(reason));
    return { ...this.settings.context, owner: person?.owner ?? '', noteGap };
  }

  /** Sends one request as a person, judges its response, and learns from it. `undefined` when no more may be sent. */
  async exchange(
    step: Step,
    request: LiveRequest,
    person: Person,
    isCertain = true,
  ): Promise<Exchange | undefined> {
    const { context, send, judge, people } = this.settings;
    if (!this.budget.take()) return undefined;
    const written = this.written(request, person);
    const answer = await send(written);
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 200 && answer.status < 300)
      context.known.learn(context.operation.path, answer.json, person.owner);
    const expectation = isCertain ? step.expectation : 'silent';
    this.notes.checkResponse(expectation);
    if (judge.maxResponseSeconds !== undefined) this.notes.check('time');
    const expected = { probe: step.name, expectation, hasToken: person !== people.nobody };
    const faults = this.notes.wantedOf([
      ...answerFaults(context.operation, answer, judge),
      ...expectationFaults(context.operation, expected, answer, judge.conventions),
    ]);
    const owner = person === people.nobody ? undefined : person.owner;
    return { request, answer, sighting: { faults, request: written, probe: step, owner } };
  }

  /** Returns a request as it would be sent. */
  written(request: LiveRequest, person: Person): WrittenRequest {
    return writeRequest(this.operation, request, this.settings.baseUrl, person.credentials);
  }

  /** Returns the path of an address below the base URL. */
  pathOf(url: string): string {
    const base = new URL(this.settings.baseUrl).pathname.replace(/\/$/, '');
    return new URL(url).pathname.slice(base.length);
  }

  /** Sends a request that is none of this operation's; its response is not judged. `undefined` when no more may be sent. */
  async sendPlain(request: WrittenRequest): Promise<LiveAnswer | undefined> {
    return this.budget.take() ? this.settings.send(request) : undefined;
  }

  report(): OperationReport {
    const { id: operationId, tag, method, path, isDrivable } = this.operation;
    const remarks: string[] = [];
    const hasSucceeded = [...this.statuses.keys()].some((status) => status >= 200 && status < 300);
    if (!isDrivable) remarks.push('not driven');
    else if (!this.mayEnter) remarks.push('only refusals driven: no token of its role was given');
    else if (!hasSucceeded) remarks.push('never answered 2xx');
    if (this.settings.isStrict)
      for (const remark of remarks) this.notes.noteWhole({ check: 'driven', key: remark, message: remark });
    const unjudged = unjudgedTypes(this.operation);
    if (unjudged.length > 0) remarks.push(`bodies of ${unjudged.join(', ')} are not judged by their schema`);
    const left = this.singles.all - this.singles.sent;
    if (left > 0) remarks.push(`${left} kinds of requests not sent: --requests is too small`);
    return {
      ...{ operationId, tag, method, path, remarks },
      statuses: new Map([...this.statuses].sort(([a], [b]) => a - b)),
      findings: this.notes.list(),
      checks: this.notes.checks,
      milliseconds: Math.round(this.milliseconds),
    };
  }

  private run(probe: Probe, count: number, seed: number, own: Person | undefined): Promise<void> {
    return runProbe({
      ...{ probe, count, seed, isBound: this.settings.requests !== undefined },
      attempt: async (request) => {
        const isCertain = probe.isCertain?.(request) ?? true;
        return (await this.exchange(probe, request, this.senderOf(probe, own), isCertain))?.sighting;
      },
      isKnown: (fault) => this.notes.has(fault),
      note: (sighting, isSmaller) => this.notes.note(sighting, isSmaller),
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
}
