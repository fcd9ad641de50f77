import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShownToast } from './toast';

export interface QueuedToast extends ShownToast {
  readonly id: number;
}

export interface ToastState {
  /** Oldest first. */
  readonly toasts: readonly QueuedToast[];
}

export interface ToastStore extends StoreApi<ToastState> {
  /** Queues a toast and returns its id. For a text that is already shown, returns the id of that toast. */
  show(toast: ShownToast): number;
  close(id: number): void;
}

/** More at once would cover the page; the oldest is removed. */
const MOST_AT_ONCE = 4;

export function createToastStore(): ToastStore {
  const store = createStore<ToastState>(() => ({ toasts: [] }));
  let lastId = 0;
  return {
    ...store,
    show(toast) {
      const { toasts } = store.getState();
      const standing = toasts.find((other) => isSame(other, toast));
      if (standing) return standing.id;
      lastId += 1;
      store.setState({ toasts: [...toasts, { ...toast, id: lastId }].slice(-MOST_AT_ONCE) });
      return lastId;
    },
    close: (id) => store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
  };
}

function isSame(left: ShownToast, right: ShownToast): boolean {
  return left.status === right.status && left.title === right.title && left.message === right.message;
}
