import type { ShownToast } from './toast';
import type { ToastStore } from './toast-store';

/** More at once would cover the page; the oldest is removed. */
const MOST_AT_ONCE = 4;
let lastId = 0;

/** Queues a toast and returns its id. For a text that is already shown, returns the id of that toast. */
export function queueToast(store: ToastStore, toast: ShownToast): number {
  const { toasts } = store.getState();
  const standing = toasts.find((other) => isSame(other, toast));
  if (standing) return standing.id;
  lastId += 1;
  store.setState({ toasts: [...toasts, { ...toast, id: lastId }].slice(-MOST_AT_ONCE) });
  return lastId;
}

export function removeToast(store: ToastStore, id: number): void {
  store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

function isSame(left: ShownToast, right: ShownToast): boolean {
  return left.status === right.status && left.title === right.title && left.message === right.message;
}
