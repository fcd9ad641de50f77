import { tabStorage } from '@/lib/storage/browser-storage';
import { isChunkFailure, offerReload } from './chunk-error';
import { pendingTarget } from './pending-target';
import { loadDocuments } from './whole-navigation';

const GUARD_MS = 10_000;
const LAST_RELOAD_KEY = 'bazaar-chunk-reload';
/** The document is being replaced: further failures in it do not matter. */
let isReloading = false;

/** One full reload is allowed per ten seconds (specification §9), so that a missing file never makes a loop. */
export function mayReload(lastReloadMs: number | undefined, nowMs: number): boolean {
  return lastReloadMs === undefined || nowMs - lastReloadMs >= GUARD_MS || nowMs < lastReloadMs;
}

/** Loads the page whole when `error` says that a file of its build is gone. Returns whether the page is being loaded. */
export function reloadForChunk(error: unknown, reload: () => void = loadWhole): boolean {
  if (!isChunkFailure(error)) return false;
  if (isReloading) return true;
  const now = Date.now();
  // Without storage there must be no reload, or it could loop.
  if (tabStorage.isBlocked() || !mayReload(readLastReload(), now)) return false;
  if (tabStorage.write(LAST_RELOAD_KEY, String(now)) !== 'stored') return false;
  isReloading = true;
  reload();
  return true;
}

/** Loads the page being navigated to, else the current one; navigations meanwhile load documents, too. */
function loadWhole(): void {
  const target = pendingTarget();
  loadDocuments();
  if (target === undefined) location.reload();
  else location.assign(target);
}

/** Reloads the page when a chunk of its build turns out to be gone. Returns the function that stops it. */
export function listenForChunkFailures(reload?: () => void): () => void {
  const onError = (event: ErrorEvent) => reloadForChunk(event.error ?? event, reload);
  const onRejection = (event: PromiseRejectionEvent) => reloadForChunk(event.reason, reload);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

// What breaks may break before anything listens.
offerReload((error) => reloadForChunk(error));

function readLastReload(): number | undefined {
  const value = tabStorage.read(LAST_RELOAD_KEY);
  return value === null ? undefined : Number(value);
}
