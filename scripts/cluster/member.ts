import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type MemberKind = 'web' | 'sandbox';

/** What an instance says of itself under `/health/ready`. */
export interface MemberHealth {
  readonly status: string;
  readonly build?: string;
  readonly pages?: Readonly<Record<string, number>>;
  readonly store?: { readonly errors: number; readonly isUp: boolean };
}

export interface MemberPlan {
  readonly name: string;
  readonly kind: MemberKind;
  readonly port: number;
  /** Resolves with the process once it serves. */
  readonly launch: () => Promise<ChildProcess>;
}

const LOOK_MS = 100;
const READY_LIMIT_MS = 60_000;

/** One instance of the web app or of the sandbox. */
export class Member {
  readonly name: string;
  readonly kind: MemberKind;
  readonly port: number;
  private readonly launch: () => Promise<ChildProcess>;
  private child: ChildProcess | undefined;

  constructor({ name, kind, port, launch }: MemberPlan) {
    this.name = name;
    this.kind = kind;
    this.port = port;
    this.launch = launch;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  get processId(): number | undefined {
    return this.isRunning ? this.child?.pid : undefined;
  }

  /** Starts the process if it does not run; resolves when it is ready. */
  async start(): Promise<void> {
    if (!this.isRunning) this.child = await this.launch();
    this.endWithUs();
    const untilMs = Date.now() + READY_LIMIT_MS;
    while ((await this.health())?.status !== 'ready') {
      if (Date.now() > untilMs) throw new Error(`${this.name} did not become ready`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  /** Its output goes to a file, so it would outlive this program. */
  private endWithUs(): void {
    const { child } = this;
    const end = () => child?.kill('SIGTERM');
    process.once('exit', end);
    child?.once('exit', () => process.off('exit', end));
  }

  /** Tells the process to stop as a release does; resolves with the time in ms it took, and its code. */
  async drain(): Promise<{ readonly durationMs: number; readonly code: number | null }> {
    const startMs = Date.now();
    const { child } = this;
    if (!child || !this.isRunning) return { durationMs: 0, code: null };
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = (await ended) as [number | null];
    return { durationMs: Date.now() - startMs, code };
  }

  /** Ends the process without a warning, as a crash does. */
  async kill(): Promise<void> {
    if (!this.child || !this.isRunning) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  async health(): Promise<MemberHealth | undefined> {
    try {
      const signal = AbortSignal.timeout(2_000);
      const answer = await fetch(`http://127.0.0.1:${this.port}/health/ready`, { signal });
      return (await answer.json()) as MemberHealth;
    } catch {
      return undefined;
    }
  }
}
