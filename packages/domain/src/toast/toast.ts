export const TOAST_STATUSES = ['info', 'success', 'warning', 'error', 'question'] as const;
export type ToastStatus = (typeof TOAST_STATUSES)[number];

export interface ToastOptions {
  readonly title: string;
  readonly message?: string;
  readonly status: ToastStatus;
  /** Milliseconds until it closes by itself. */
  readonly timeout?: number;
}

/** The look a status maps to: a colour of the palette and an icon's name. */
export interface ToastLook {
  readonly color: 'blue' | 'green' | 'orange' | 'red' | 'yellow';
  readonly icon: 'information' | 'check-circle' | 'alert' | 'alert-circle' | 'help-circle';
}

export const DEFAULT_TOAST_MS = 2500;
export const APP_TOAST_MS = 4000;

const LOOKS: Readonly<Record<ToastStatus, ToastLook>> = {
  info: { color: 'blue', icon: 'information' },
  success: { color: 'green', icon: 'check-circle' },
  warning: { color: 'orange', icon: 'alert' },
  error: { color: 'red', icon: 'alert-circle' },
  question: { color: 'yellow', icon: 'help-circle' },
};

export function toastLook(status: ToastStatus): ToastLook {
  return LOOKS[status];
}

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
