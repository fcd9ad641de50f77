import { isRecord } from '../parse-json';

/** Time in ms of the latest event of each object that was read or cleared, by the notice's key. */
type Times = Readonly<Record<string, number>>;

/** What one person has done with their notices on this device. It holds no text. */
export interface NoticeState {
  readonly seen: Times;
  readonly cleared: Times;
  /** The notices of the last derivation but for messages, so that a page that reads nothing can count them. */
  readonly latest: Times;
}

export interface NoticeTime {
  readonly key: string;
  readonly atMs: number;
}

export const NO_NOTICES: NoticeState = { seen: {}, cleared: {}, latest: {} };
/** More than a person has at once; the latest are remembered. */
const MOST_REMEMBERED = 500;

/** Returns the stored state; an empty one where another version of the app wrote it. */
export function readNoticeState(stored: unknown): NoticeState {
  if (!isRecord(stored)) return NO_NOTICES;
  return { seen: timesOf(stored.seen), cleared: timesOf(stored.cleared), latest: timesOf(stored.latest) };
}

/** Returns whether nothing later than what was read has happened to the notice's object. */
export function isSeen({ seen }: Pick<NoticeState, 'seen'>, { key, atMs }: NoticeTime): boolean {
  return (seen[key] ?? Number.NEGATIVE_INFINITY) >= atMs;
}

/** Returns the notices that were not cleared. A later event of a cleared one is a notice again. */
export function withoutCleared<Item extends NoticeTime>(
  { cleared }: Pick<NoticeState, 'cleared'>,
  notices: readonly Item[],
): readonly Item[] {
  return notices.filter(({ key, atMs }) => !((cleared[key] ?? Number.NEGATIVE_INFINITY) >= atMs));
}

/** Returns how many notices were neither read nor cleared. */
export function countUnreadNotices(state: NoticeState, notices: readonly NoticeTime[]): number {
  return withoutCleared(state, notices).filter((notice) => !isSeen(state, notice)).length;
}

/** Returns the notices of the last derivation, as times. */
export function latestNotices({ latest }: Pick<NoticeState, 'latest'>): readonly NoticeTime[] {
  return Object.entries(latest).map(([key, atMs]) => ({ key, atMs }));
}

export function withSeen(state: NoticeState, notices: readonly NoticeTime[]): NoticeState {
  return { ...state, seen: raised(state.seen, notices) };
}

/** A cleared notice is also read. */
export function withCleared(state: NoticeState, notices: readonly NoticeTime[]): NoticeState {
  return { ...withSeen(state, notices), cleared: raised(state.cleared, notices) };
}

export function withLatest(state: NoticeState, notices: readonly NoticeTime[]): NoticeState {
  return { ...state, latest: raised({}, notices) };
}

function raised(times: Times, notices: readonly NoticeTime[]): Times {
  const next = new Map(Object.entries(times));
  for (const { key, atMs } of notices) next.set(key, Math.max(atMs, next.get(key) ?? atMs));
  const byTime = [...next].sort(([, one], [, other]) => other - one);
  return Object.fromEntries(byTime.slice(0, MOST_REMEMBERED));
}

function timesOf(stored: unknown): Times {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}
