/** Runs one task of a name at a time, across the tabs of this browser where it has locks, else in this tab. */
export async function oneAtATime<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && navigator.locks) {
    return (await navigator.locks.request(name, run)) as Result;
  }
  const before = tails.get(name) ?? Promise.resolve();
  const result = before.then(run, run);
  tails.set(name, result.then(forget, forget));
  return result;
}

const tails = new Map<string, Promise<void>>();

function forget(): void {}
