'use client';

/** A message that passes by; the shell shows it. `question` asks for attention, it expects no answer. */
export interface Toast {
  readonly id: number;
  readonly status: 'info' | 'success' | 'warning' | 'error' | 'question';
  readonly title: string;
  readonly message?: string;
  /** Milliseconds on screen. */
  readonly timeoutMs: number;
  /** A button inside the message, such as "undo". */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** The app-level message stays four seconds (specification §4); another time may be given. */
export const APP_TOAST_MS = 4_000;

type Listener = (toast: Toast) => void;
const listeners = new Set<Listener>();
let lastId = 0;

/** Shows a message at the top start corner. */
export function showToast(toast: Omit<Toast, 'id' | 'timeoutMs'> & { readonly timeoutMs?: number }): void {
  lastId += 1;
  const complete: Toast = { timeoutMs: APP_TOAST_MS, ...toast, id: lastId };
  for (const listener of listeners) listener(complete);
}

/** For the shell: hears every message. Answers the function that stops hearing. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
