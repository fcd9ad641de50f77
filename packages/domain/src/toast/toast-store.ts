import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShownToast } from './toast';

export interface QueuedToast extends ShownToast {
  readonly id: number;
}

export interface ToastState {
  /** Oldest first. */
  readonly toasts: readonly QueuedToast[];
}

export type ToastStore = StoreApi<ToastState>;

/** Creates the queue. What fills it stands apart: every page watches the queue, and few ever show a toast. */
export function createToastStore(): ToastStore {
  return createStore<ToastState>(() => ({ toasts: [] }));
}
