import { appToast, dialogToast, type ShownToast, type ToastOptions } from '@bazaar/domain/toast/toast';
import { queueToast, removeToast } from '@bazaar/domain/toast/toast-queue';
import { toastStore } from './toast-store';

/** A button inside a toast, such as "undo". */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

const actions = new Map<number, ToastAction>();

/** Shows the app-level toast for four seconds, with a bar of the remaining time (specification §4). */
export function showToast(options: Omit<ToastOptions, 'timeout'>): void {
  queueToast(toastStore, appToast(options));
}

/** Confirms for 2,500 ms what the person just did and sees on the screen anyway (specification §4). */
export function showConfirmation(title: string): void {
  queueToast(toastStore, {
    ...appToast({ status: 'success', title }),
    ...dialogToast({ status: 'success', title }),
  });
}

/** Shows a toast with a button for six seconds, long enough to reach it. */
export function showToastWithAction(options: Omit<ToastOptions, 'timeout'>, action: ToastAction): void {
  const toast: ShownToast = { ...appToast(options), timeout: 6_000 };
  actions.set(queueToast(toastStore, toast), action);
}

export function actionOfToast(id: number): ToastAction | undefined {
  return actions.get(id);
}

export function closeToast(id: number): void {
  actions.delete(id);
  removeToast(toastStore, id);
}
