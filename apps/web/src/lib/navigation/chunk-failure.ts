import { tabStorage } from '@/lib/storage/browser-storage';

const GUARD_MS = 10_000;
const LAST_RELOAD_KEY = 'bazaar-chunk-reload';

/**
 * True for the errors a browser gives when a file of an older build is gone. Several spellings, because bundler and
 * browser both speak.
 */
export function isChunkFailure(error: unknown): boolean {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  return (
    name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      message,
    )
  );
}

/** One full reload is allowed per ten seconds (specification §9), so that a missing file never makes a loop. */
export function mayReload(lastReloadMs: number | undefined, nowMs: number): boolean {
  return lastReloadMs === undefined || nowMs - lastReloadMs >= GUARD_MS || nowMs < lastReloadMs;
}

/** Reloads the page when a chunk cannot be loaded. Answers the function that stops watching. */
export function listenForChunkFailures(reload: () => void = () => location.reload()): () => void {
  const onFailure = (error: unknown) => {
    if (!isChunkFailure(error)) return;
    const now = Date.now();
    // Without a memory there must be no reload, or it could loop.
    if (tabStorage.isBlocked() || !mayReload(readLastReload(), now)) return;
    if (tabStorage.write(LAST_RELOAD_KEY, String(now)) === 'stored') reload();
  };
  const onError = (event: ErrorEvent) => onFailure(event.error ?? event);
  const onRejection = (event: PromiseRejectionEvent) => onFailure(event.reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

function readLastReload(): number | undefined {
  const value = tabStorage.read(LAST_RELOAD_KEY);
  return value === null ? undefined : Number(value);
}
