import { tabStorage } from '@/lib/storage/browser-storage';
import { isChunkFailure, offerReload } from './chunk-error';
import { pendingTarget } from './pending-target';
import { loadDocuments } from './whole-navigation';

const GUARD_MS = 10_000;
const LAST_RELOAD_KEY = 'bazaar-chunk-reload';
/** This document is about to go: what else fails in it is of no interest. */
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
  // Without a memory there must be no reload, or it could loop.
  if (tabStorage.isBlocked() || !mayReload(readLastReload(), now)) return false;
  if (tabStorage.write(LAST_RELOAD_KEY, String(now)) !== 'stored') return false;
  isReloading = true;
  reload();
  return true;
}

/** The page somebody has just asked for, else the one on screen; whatever is asked for while that is on its way comes whole, too. */
function loadWhole(): void {
  const target = pendingTarget();
  loadDocuments();
  if (target === undefined) location.reload();
  else location.assign(target);
}

/** Loads the page whole when a file of its build turns out to be gone. Returns the function that stops listening. */
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
