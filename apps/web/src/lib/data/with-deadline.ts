/** Settles with `work`, or rejects when the signal fires, even if `work` ignores it. */
export function withDeadline<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const expire = () => reject(signal.reason);
    // Always handled: late work may fail after nobody awaits it.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', expire));
    if (signal.aborted) return expire();
    signal.addEventListener('abort', expire, { once: true });
  });
}
