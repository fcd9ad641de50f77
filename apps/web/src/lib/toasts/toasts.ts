import { appToast, dialogToast, type ShownToast, type ToastOptions } from '@bazaar/domain/toast/toast';
import { createToastStore } from '@bazaar/domain/toast/toast-store';

/** A button inside a message, such as "undo". */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** The messages that pass by; the shell shows them. */
export const toastStore = createToastStore();
const actions = new Map<number, ToastAction>();

/** The app-level message: four seconds, the time running out in a bar (specification §4). */
export function showToast(options: Omit<ToastOptions, 'timeout'>): void {
  toastStore.show(appToast(options));
}

/** Confirms what the person just did and sees on the screen anyway: 2,500 ms (specification §4). */
export function showConfirmation(title: string): void {
  toastStore.show({
    ...appToast({ status: 'success', title }),
    ...dialogToast({ status: 'success', title }),
  });
}

/** A message with a button; it stays a little longer, for the hand to reach it. */
export function showToastWithAction(options: Omit<ToastOptions, 'timeout'>, action: ToastAction): void {
  const toast: ShownToast = { ...appToast(options), timeout: 6_000 };
  actions.set(toastStore.show(toast), action);
}

export function actionOfToast(id: number): ToastAction | undefined {
  return actions.get(id);
}

export function closeToast(id: number): void {
  actions.delete(id);
  toastStore.close(id);
}
