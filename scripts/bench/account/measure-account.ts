import { type AccountRead, accountReads, type FilledPerson } from './account-reads.ts';

export interface ReadFigures {
  readonly title: string;
  /** p50 of each person in ms, in the given order. */
  readonly p50: readonly number[];
}

const WARM_UPS = 8;
const MEASURED = 60;

/**
 * Requests every read one by one, by one person after the other, so that what else runs on the machine affects them alike. Responses must
 * be 200.
 */
export async function measureAccount(api: string, people: readonly FilledPerson[]): Promise<ReadFigures[]> {
  const figures: ReadFigures[] = [];
  for (const read of accountReads) {
    const times = people.map((): number[] => []);
    for (let turn = -WARM_UPS; turn < MEASURED; turn += 1) {
      for (const [place, person] of people.entries()) {
        const tookMs = await ask(api, read, person);
        if (turn >= 0) times[place]?.push(tookMs);
      }
    }
    figures.push({ title: read.title, p50: times.map(median) });
  }
  return figures;
}

async function ask(api: string, read: AccountRead, person: FilledPerson): Promise<number> {
  const path = read.path(person);
  const startedMs = performance.now();
  const answer = await fetch(api + path, { headers: { authorization: `Bearer ${person.token}` } });
  const text = await answer.text();
  const tookMs = performance.now() - startedMs;
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 300)}`);
  return tookMs;
}

function median(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN;
}
