import { expect } from '@playwright/test';
import { type FaultLane, RETRY, type Visit } from './fault-lane';
import { FAULTS, type Fault } from './fault-proxy';
import type { Screen } from './fault-screen';
import { patienceMs } from './patience';

const BROKEN_DOWN = 'مشکلی در ارائهٔ خدمت پیش آمد';
/** Within this long after the recovery a screen is whole again. */
const HEALED_MS = 3_000;
/** However long they take. */
const VISITS_AT_LEAST = 3;
/**
 * A call of more screens than this is one of the frame around them, which does not know how a call failed: each screen is tried with one
 * fault in turn.
 */
const SCREENS_IN_FULL = 12;
/** Text a visitor should never see. */
const LEAK = /\b(undefined|NaN|null|TypeError|ReferenceError|Error:|at async|digest|ECONNREFUSED)\b/;

/** One call, and the screens that make it. */
export interface Trial {
  readonly operation: string;
  readonly screens: Screen[];
}

export interface Findings {
  readonly trials: Trial[];
  /** Longest time a screen may take, whatever fails. */
  readonly limitMs: number;
}

/** Observes which screen makes which calls, and how long one may take. */
export async function findCalls(lane: FaultLane, screens: readonly Screen[]): Promise<Findings> {
  const sound: Visit[] = [];
  const users = new Map<string, Screen[]>();
  for (const screen of screens) {
    lane.proxy.called.clear();
    const status = screen.name.startsWith('R02') ? 404 : 200;
    let visit = await lane.visit(screen.address(0));
    // The first page of its kind loads code and schemas, which a busy machine may not manage within a page's deadline.
    for (let turn = 0; turn < 3 && visit.status !== status; turn += 1)
      visit = await lane.visit(screen.address(0));
    sound.push(visit);
    expect([screen.name, visit.path, visit.status]).toEqual([screen.name, visit.path, status]);
    for (const operation of lane.proxy.called)
      users.set(operation, [...(users.get(operation) ?? []), screen]);
  }
  expect(users.size).toBeGreaterThan(10);
  const trials = [...users].map(([operation, of]) => ({ operation, screens: of }));
  return { trials, limitMs: patienceMs(sound) };
}

/**
 * Breaks one operation with each fault in turn, visits the screens that need it, then mends it and visits them again: the complete page
 * has to be there.
 */
export async function tryOperation(
  lane: FaultLane,
  sound: FaultLane,
  { operation, screens }: Trial,
  turn: number,
  limitMs: number,
): Promise<string[]> {
  const paths = screens.map(({ address }) => address(turn));
  const seen: { readonly fault: Fault; readonly index: number; readonly visit: Visit }[] = [];
  for (const [rest, fault] of FAULTS.entries()) {
    lane.proxy.breakOperation(operation, fault);
    const chosen = [...paths.keys()].filter(
      (index) => paths.length <= SCREENS_IN_FULL || index % FAULTS.length === rest,
    );
    const visits = await lane.visitAll(chosen.map((index) => paths[index] as string));
    seen.push(...chosen.map((index, place) => ({ fault, index, visit: visits[place] as Visit })));
  }
  lane.proxy.mend();
  const whole = await sound.visitOnce(paths);
  const healed = await visitHealed(lane, paths, whole);
  return screens.flatMap(({ name }, index) => {
    const right = whole[index] as Visit;
    const complaints = complaintsOfHealed(healed[index] as Visit, right);
    for (const { fault, visit } of seen.filter((one) => one.index === index))
      complaints.push(...complaintsOf(visit, right, limitMs).map((what) => `${fault}: ${what}`));
    return complaints.map((what) => `${name}, ${operation}: ${what}`);
  });
}

/**
 * Visits pages after the fault. One that is not whole is visited again for a moment: a failed search by POST is shared for a second, and
 * other reads are late on a busy machine.
 */
async function visitHealed(
  lane: FaultLane,
  paths: readonly string[],
  whole: readonly Visit[],
): Promise<Visit[]> {
  const healed = await lane.visitAll(paths);
  for (const [index, path] of paths.entries()) {
    const deadline = Date.now() + HEALED_MS;
    for (
      let turn = 0;
      healed[index]?.text !== whole[index]?.text && (turn < VISITS_AT_LEAST || Date.now() < deadline);
      turn += 1
    )
      healed[index] = await lane.visit(path);
  }
  return healed;
}

function complaintsOfHealed(healed: Visit, right: Visit): string[] {
  if (healed.status !== right.status) return [`after it: answers ${tell(healed)}`];
  return healed.text === right.text ? [] : [`after it: not whole, ${missing(right.text, healed.text)}`];
}

function complaintsOf(seen: Visit, right: Visit, limitMs: number): string[] {
  const { status, text, durationMs } = seen;
  const complaints: string[] = [];
  if (durationMs > limitMs) complaints.push(`took ${durationMs} ms`);
  if (LEAK.test(text)) complaints.push(`speaks of ${LEAK.exec(text)?.[0]}`);
  const isBroken = text.includes(BROKEN_DOWN);
  const isTold = status === 503 && text.includes(RETRY);
  if (!isTold && (isBroken || status !== right.status)) complaints.push(`answers ${tell(seen)}`);
  if (text !== right.text && !text.includes(RETRY))
    complaints.push(`leaves out in silence: ${missing(right.text, text)}`);
  return complaints;
}

function tell({ path, status, text }: Visit): string {
  return `${status} at ${decodeURI(path)} «${text.slice(0, 60)}»`;
}

/** Returns the first words the complete page has and the other has not. */
function missing(whole: string, text: string): string {
  const there = text.split(' ');
  const words = whole.split(' ');
  const index = words.findIndex((word, place) => word !== there[place]);
  return `«${words.slice(index, index + 8).join(' ')}» reads «${there.slice(index, index + 8).join(' ')}»`;
}
