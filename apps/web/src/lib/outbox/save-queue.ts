/** What the service made of a save. `later` is for what may go well next time: no network, a busy service. */
export type SaveOutcome = 'saved' | 'later' | 'conflict' | 'refused' | 'session-ended';

export type SaveState =
  | { readonly kind: 'saved'; readonly atMs?: number }
  | { readonly kind: 'waiting' | 'saving' | 'offline' | 'later' | 'conflict' | 'refused' | 'session-ended' };

export interface SaveQueueOptions<Value> {
  /** Sends the newest value. Never called while an earlier call is under way. */
  readonly save: (value: Value) => Promise<SaveOutcome>;
  /** Time without a change before a value is sent. */
  readonly idleMs: number;
  /** Time after which a save that may go well is tried again. */
  readonly againMs: number;
  readonly isOnline: () => boolean;
  readonly nowMs: () => number;
  /** Runs `run` after `ms`; returns the function that stops it. */
  readonly wait: (ms: number, run: () => void) => () => void;
  readonly onState: (state: SaveState) => void;
}

/** The saves of one draft: one at a time, only the newest value, and none behind a question that is still open. */
export interface SaveQueue<Value> {
  /** Takes the newest value; the ones before it need no save of their own. */
  put(value: Value): void;
  /** Saves at once. Resolves to whether the service has the newest value. */
  flush(): Promise<boolean>;
  /** Tries again: the network is back, the person is logged in, a conflict is resolved by the value just put. */
  resume(): void;
  stop(): void;
}

export function createSaveQueue<Value>(options: SaveQueueOptions<Value>): SaveQueue<Value> {
  const { save, idleMs, againMs, isOnline, nowMs, wait, onState } = options;
  let pending: { readonly value: Value } | undefined;
  let running = Promise.resolve(true);
  /** Ends with the run's last look at what is pending; its promise resolves later, and what is put in between needs another run. */
  let isRunning = false;
  /** An outcome that waits for the person: typing alone sends nothing further. */
  let question: 'conflict' | 'session-ended' | undefined;
  let stopTimer: (() => void) | undefined;
  let isStopped = false;

  const plan = (ms: number) => {
    stopTimer?.();
    stopTimer = isStopped ? undefined : wait(ms, () => void flush());
  };
  const flush = (): Promise<boolean> => {
    stopTimer?.();
    stopTimer = undefined;
    // What is put during a save is saved by the same run.
    if (!isRunning) {
      isRunning = true;
      running = drain();
    }
    return running;
  };
  const drain = async (): Promise<boolean> => {
    try {
      while (pending !== undefined) {
        if (question !== undefined || isStopped) return false;
        if (!isOnline()) {
          onState({ kind: 'offline' });
          return false;
        }
        const sent = pending;
        onState({ kind: 'saving' });
        const outcome = await save(sent.value).catch((): SaveOutcome => 'later');
        if (outcome === 'saved') {
          if (pending === sent) pending = undefined;
          continue;
        }
        if (outcome === 'conflict' || outcome === 'session-ended') question = outcome;
        onState({ kind: outcome });
        if (outcome === 'later') plan(againMs);
        return false;
      }
      onState({ kind: 'saved', atMs: nowMs() });
      return true;
    } finally {
      isRunning = false;
    }
  };

  return {
    put(value) {
      pending = { value };
      if (question !== undefined) return;
      onState({ kind: isOnline() ? 'waiting' : 'offline' });
      plan(idleMs);
    },
    flush,
    resume() {
      question = undefined;
      if (pending !== undefined) void flush();
    },
    stop() {
      isStopped = true;
      stopTimer?.();
    },
  };
}
