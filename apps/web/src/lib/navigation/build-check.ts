import { isPlainClick } from '@bazaar/ui/plain-click';

/** How often a page asks whether a newer build is being served (specification §9). */
export const BUILD_CHECK_INTERVAL_MS = 3_600_000;
export const BUILD_PATH = '/api/build';

/** The build that is being served now, or undefined when it cannot be told. */
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
 * Asks hourly; once another build is served, calls `onNewBuild` and lets the next followed link load its page whole.
 * Answers the function that stops.
 */
export function listenForBuild(ownBuild: string, onNewBuild: () => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (
      !link ||
      event.defaultPrevented ||
      !isPlainClick(event) ||
      link.target === '_blank' ||
      link.origin !== location.origin
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    location.assign(link.href);
  };
  const check = async () => {
    const served = await readServedBuild();
    if (served === undefined || served === ownBuild) return;
    clearInterval(timer);
    document.addEventListener('click', follow, { capture: true });
    onNewBuild();
  };
  const timer = setInterval(check, BUILD_CHECK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    document.removeEventListener('click', follow, { capture: true });
  };
}
