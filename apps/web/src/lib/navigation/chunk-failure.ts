import { tabStorage } from '@/lib/storage/browser-storage';
import { isChunkFailure, offerReload } from './chunk-error';
import { pendingTarget } from './pending-target';
import { loadDocuments } from './whole-navigation';

const GUARD_MS = 10_000;
const LAST_RELOAD_KEY = 'bazaar-chunk-reload';
/** The document is being replaced: further failures in it do not matter. */
let isReloading = false;

/** Returns whether a reload is allowed: one per ten seconds (specification §9), so that a missing file never causes a loop. */
export function mayReload(lastReloadMs: number | undefined, nowMs: number): boolean {
  return lastReloadMs === undefined || nowMs - lastReloadMs >= GUARD_MS || nowMs < lastReloadMs;
}

/** Reloads the page when `error` says that a chunk of its build is gone. Returns whether the page is being reloaded. */
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

/** Loads the page being navigated to, else the current one, as a document; navigations meanwhile load documents too. */
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

// A chunk may fail before any listener has started.
offerReload((error) => reloadForChunk(error));

function readLastReload(): number | undefined {
  const value = tabStorage.read(LAST_RELOAD_KEY);
  return value === null ? undefined : Number(value);
}
