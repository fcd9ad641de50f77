/** What a toast says; its colour and icon are the design system's, one of each for every status. */
export const TOAST_STATUSES = ['info', 'success', 'warning', 'error', 'question'] as const;
export type ToastStatus = (typeof TOAST_STATUSES)[number];

export interface ToastOptions {
  readonly title: string;
  readonly message?: string;
  readonly status: ToastStatus;
  /** Milliseconds until it closes by itself. */
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

/** A toast of a dialog or form: closes after 2500 ms unless another time is given. */
export function dialogToast(options: ToastOptions): ShownToast {
  return show(options, options.timeout ?? DEFAULT_TOAST_MS, false, true);
}

/** The app-level toast: four seconds, the time running out in a bar, no button to confirm. */
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
