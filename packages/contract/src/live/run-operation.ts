import { answerFaults } from './checks/check-answer.ts';
import { expectationFaults } from './checks/check-expectation.ts';
import type { CheckName } from './checks/check-names.ts';
import type { NamedToken, OperationTokens } from './choose-tokens.ts';
import { FindingList, type OperationReport, type Sighting } from './findings.ts';
import type { Probe } from './probes/probe.ts';
import { probesOf } from './probes/probes-of.ts';
import type { LiveRequest } from './requests/live-request.ts';
import type { OperationContext } from './requests/operation-context.ts';
import type { Send } from './requests/send-request.ts';
import { writeRequest } from './requests/write-request.ts';
import { runProbe } from './run-probe.ts';
import { seedOf, shuffled } from './seeds.ts';

export interface OperationRunSettings {
  readonly context: Omit<OperationContext, 'owner'>;
  readonly tokens: OperationTokens;
  readonly send: Send;
  readonly baseUrl: string;
  readonly seed: number;
}

const garbageToken = 'x'.repeat(43);

/** Exercises one operation, with a part of its requests in each round, and stores what its responses contain. */
export class OperationRun {
  private readonly findings: FindingList;
  private readonly statuses = new Map<number, number>();
  private readonly checks = new Set<CheckName>();
  private readonly settings: OperationRunSettings;
  private readonly mayEnter: boolean;
  private milliseconds = 0;
  private used = 0;

  constructor(settings: OperationRunSettings) {
    this.settings = settings;
    this.findings = new FindingList(settings.context.operation.id);
    this.mayEnter = settings.context.operation.login !== 'required' || settings.tokens.own.length > 0;
  }

  get operationId(): string {
    return this.settings.context.operation.id;
  }

  /** Runs round `round` of `rounds` with about `count` requests; the one-time probes are distributed over the rounds. */
  async round(round: number, rounds: number, count: number): Promise<void> {
    const started = performance.now();
    const { tokens, context, seed } = this.settings;
    // The first person gets two rounds, to continue with the objects they created.
    const own = tokens.own[Math.max(0, round - 1) % Math.max(1, tokens.own.length)];
    const probes = probesOf(
      { ...context, owner: own?.owner ?? '' },
      { mayEnter: this.mayEnter, hasOther: tokens.other !== undefined },
    );
    const drawn = seedOf(seed, context.operation.id, round);
    const once = shuffled(probes.once, seedOf(seed, context.operation.id)).filter(
      (_, index) => index % rounds === round,
    );
    const valid = Math.max(Math.ceil(count * 0.6), count - once.length);
    const shares: [readonly Probe[], number][] = [
      [probes.valid, Math.ceil(valid / Math.max(1, probes.valid.length))],
      [once, 1],
    ];
    for (const [list, each] of shares) {
      for (const probe of list) await this.run(probe, each, drawn, own);
    }
    this.milliseconds += performance.now() - started;
  }

  report(): OperationReport {
    const { id: operationId, tag, method, path } = this.settings.context.operation;
    const remarks: string[] = [];
    const isReached = [...this.statuses.keys()].some((status) => status >= 200 && status < 300);
    if (!this.mayEnter) remarks.push('only refusals driven: no token of its role was given');
    else if (!isReached) remarks.push('never answered 2xx');
    return {
      operationId,
      tag,
      method,
      path,
      remarks,
      statuses: new Map([...this.statuses].sort(([a], [b]) => a - b)),
      findings: this.findings.list(),
      checks: this.checks,
      milliseconds: Math.round(this.milliseconds),
    };
  }

  private run(probe: Probe, count: number, seed: number, own: NamedToken | undefined): Promise<void> {
    return runProbe({
      probe,
      count,
      seed,
      attempt: (request) => this.attempt(probe, request, own),
      isKnown: (fault) => this.findings.has(fault),
      note: (sighting, isSmaller) => {
        for (const fault of sighting.faults) this.findings.note(fault, sighting, isSmaller);
      },
    });
  }

  private async attempt(probe: Probe, request: LiveRequest, own: NamedToken | undefined): Promise<Sighting> {
    const { context, send, baseUrl } = this.settings;
    const used = this.tokenFor(probe, own);
    const written = writeRequest(context.operation, request, baseUrl, used?.token);
    const answer = await send(written);
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 200 && answer.status < 300) {
      context.known.learn(context.operation.path, answer.json, used?.owner ?? '');
    }
    const isCertain = probe.isCertain?.(request) ?? true;
    const expectation = isCertain ? probe.expectation : 'silent';
    this.noteChecks(expectation);
    const faults = [
      ...answerFaults(context.operation, answer, context.checker),
      ...expectationFaults(
        context.operation,
        { probe: probe.name, expectation, hasToken: used !== undefined },
        answer,
      ),
    ];
    return { faults, request: written, probe, owner: used?.owner };
  }

  private tokenFor({ credential }: Probe, own: NamedToken | undefined): NamedToken | undefined {
    if (credential === 'none') return undefined;
    if (credential === 'garbage') return { owner: 'nobody', token: garbageToken };
    if (credential === 'other') return this.settings.tokens.other;
    this.used += 1;
    // Where a token is optional every third request is sent without one.
    return this.settings.context.operation.login === 'optional' && this.used % 3 === 0 ? undefined : own;
  }

  private noteChecks(expectation: Probe['expectation']): void {
    const always = ['answered', 'server', 'status', 'media', 'headers', 'body'] as const;
    for (const check of always) this.checks.add(check);
    if (expectation === 'accepted' || expectation === 'refused') this.checks.add(expectation);
    if (expectation === 'unauthorized') this.checks.add('authentication');
    if (expectation === 'forbidden') this.checks.add('roles');
  }
}
