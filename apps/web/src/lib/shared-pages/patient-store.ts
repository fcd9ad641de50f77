import type { StoreCommands } from './store-commands.ts';

/** Longest wait in ms for the store. */
export const STORE_DEADLINE_MS = 50;
/** Longest wait in ms for a page to be stored: no visitor waits for that. */
export const WRITE_DEADLINE_MS = 1_000;
/**
 * How long in ms a store that failed is left alone: at first briefly, for it may have been this machine that was slow, then twice as long
 * each time. A hanging one delays one page a second.
 */
const SHORTEST_REST_MS = 100;
export const STORE_REST_MS = 1_000;

export interface StoreFigures {
  /** Calls that failed or came too late. */
  readonly errors: number;
  readonly isUp: boolean;
}

/** The store as pages may use it: nothing it does fails a page, or delays one by more than {@link STORE_DEADLINE_MS}. */
export class PatientStore {
  private readonly commands: StoreCommands;
  private errors = 0;
  private restUntilMs = 0;
  private restMs = SHORTEST_REST_MS;

  constructor(commands: StoreCommands) {
    this.commands = commands;
  }

  get isUp(): boolean {
    return this.commands.isOpen && performance.now() >= this.restUntilMs;
  }

  get figures(): StoreFigures {
    return { errors: this.errors, isUp: this.isUp };
  }

  /** Returns the answer of the store; undefined without one. Visitors wait for it, unless another deadline is given. */
  async ask<Answer>(
    call: (commands: StoreCommands) => Promise<Answer>,
    deadlineMs = STORE_DEADLINE_MS,
  ): Promise<Answer | undefined> {
    if (!this.isUp) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      // An answer that came while this process was busy rendering is read before the next turn.
      timer = setTimeout(() => setImmediate(() => reject(new Error('late'))), deadlineMs);
    });
    try {
      const answer = await Promise.race([call(this.commands), late]);
      this.restMs = SHORTEST_REST_MS;
      return answer;
    } catch {
      this.errors += 1;
      this.restUntilMs = performance.now() + this.restMs;
      this.restMs = Math.min(this.restMs * 2, STORE_REST_MS);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}
