import { loadDocuments, type WholeNavigation } from './whole-navigation';

/** Interval in ms of the check for a newer build (specification §9). */
export const BUILD_CHECK_INTERVAL_MS = 3_600_000;
export const BUILD_PATH = '/api/build';

export interface BuildListener {
  /** Id of the build this page came from. */
  readonly ownBuild: string;
  onNewBuild(): void;
  readonly whole?: WholeNavigation;
}

/** Returns the id of the served build; undefined when it cannot be read. */
export async function readServedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(BUILD_PATH, { cache: 'no-store' });
    const body = (await answer.json()) as { id?: unknown };
    return answer.ok && typeof body.id === 'string' ? body.id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks hourly; once another build is served, calls `onNewBuild` and makes every further navigation load a document. Returns the function
 * that stops it.
 */
export function listenForBuild({ ownBuild, onNewBuild, whole }: BuildListener): () => void {
  let giveBack = () => {};
  const check = async () => {
    const served = await readServedBuild();
    if (served === undefined || served === ownBuild) return;
    clearInterval(timer);
    giveBack = loadDocuments(whole);
    onNewBuild();
  };
  const timer = setInterval(check, BUILD_CHECK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    giveBack();
  };
}
