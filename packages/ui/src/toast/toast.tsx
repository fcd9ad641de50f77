'use client';

import { useRef } from 'react';
import {
  MessageCorner,
  TransientMessage,
  type TransientMessageProps,
} from '../patterns/transient-message/transient-message';
import { useCountdown } from './use-countdown';
import { useTimeBar } from './use-time-bar';

/** Default time a toast is shown (specification §4), in ms. */
const TOAST_TIME_MS = 2_500;
/** Time an app-level toast is shown, in ms. */
export const APP_TOAST_TIME_MS = 4_000;

export interface ToastProps
  extends Pick<TransientMessageProps, 'status' | 'title' | 'message' | 'closeLabel' | 'action'> {
  /** Time until it closes automatically, in ms; `Infinity` keeps it. */
  readonly timeoutMs?: number;
  /** Shows the remaining time as a bar. */
  readonly hasTimeBar?: boolean;
  /** Called when its time is over or it is closed. */
  onClose(): void;
}

/**
 * A message that disappears automatically; hovering it or focusing it pauses its time.
 *
 * Use it for the result of a person's action. Not for an error that requires an action (error panel, form summary), not for a decision
 * (confirm dialog), not for news about the whole site (banner).
 */
export function Toast({ timeoutMs = TOAST_TIME_MS, hasTimeBar = false, onClose, ...message }: ToastProps) {
  const bar = useRef<HTMLElement>(null);
  const holdClock = useCountdown(timeoutMs, onClose);
  const holdBar = useTimeBar(bar, timeoutMs, hasTimeBar);
  return (
    <TransientMessage
      {...message}
      timeRef={hasTimeBar ? bar : undefined}
      onClose={onClose}
      onHold={(isHeld) => {
        holdClock(isHeld);
        holdBar(isHeld);
      }}
    />
  );
}

export interface AppToast<Id extends string | number = string | number>
  extends Pick<ToastProps, 'status' | 'title' | 'message' | 'action' | 'timeoutMs'> {
  readonly id: Id;
}

export interface AppToastsProps<Id extends string | number> {
  /** Accessible name of the corner. */
  readonly label: string;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** In display order, from the top. */
  readonly toasts: readonly AppToast<Id>[];
  /** Called when its time is over or it is closed. */
  onClose(id: Id): void;
}

/**
 * The corner of the app-level messages, top right as the specification says: four seconds, a bar, no confirm button. Render it inside an
 * element with `aria-live` that is in the page before the first message, or no screen reader reads that one out.
 */
export function AppToasts<Id extends string | number>({
  label,
  closeLabel,
  toasts,
  onClose,
}: AppToastsProps<Id>) {
  return (
    <MessageCorner label={label}>
      {toasts.map(({ id, timeoutMs = APP_TOAST_TIME_MS, ...toast }) => (
        <Toast
          key={id}
          {...toast}
          timeoutMs={timeoutMs}
          hasTimeBar
          closeLabel={closeLabel}
          onClose={() => onClose(id)}
        />
      ))}
    </MessageCorner>
  );
}
