/** Statuses of a toast. The design system has one colour and one icon for each. */
export const TOAST_STATUSES = ['info', 'success', 'warning', 'error', 'question'] as const;
export type ToastStatus = (typeof TOAST_STATUSES)[number];

export interface ToastOptions {
  readonly title: string;
  readonly message?: string;
  readonly status: ToastStatus;
  /** Time until it closes by itself, in ms. */
  readonly timeout?: number;
}

export const DEFAULT_TOAST_MS = 2500;
export const APP_TOAST_MS = 4000;

/** A toast ready to be shown. */
export interface ShownToast extends ToastOptions {
  readonly timeout: number;
  /** Top right on screen, which is the inline start of a right-to-left page. */
  readonly position: 'block-start-inline-start';
  readonly hasProgressBar: boolean;
  readonly hasConfirmButton: boolean;
}

/** Returns a toast for a dialog or form: closes after 2500 ms unless another time is given. */
export function dialogToast(options: ToastOptions): ShownToast {
  return show(options, options.timeout ?? DEFAULT_TOAST_MS, false, true);
}

/** Returns the app-level toast: closes after 4 s, shows the remaining time as a bar and has no confirm button. */
export function appToast(options: Omit<ToastOptions, 'timeout'>): ShownToast {
  return show(options, APP_TOAST_MS, true, false);
}

function show(
  options: ToastOptions,
  timeout: number,
  hasProgressBar: boolean,
  hasConfirmButton: boolean,
): ShownToast {
  return { ...options, timeout, position: 'block-start-inline-start', hasProgressBar, hasConfirmButton };
}
