'use client';

import { useRef } from 'react';
import {
  MessageCorner,
  TransientMessage,
  type TransientMessageProps,
} from '../patterns/transient-message/transient-message';
import { useCountdown } from './use-countdown';
import { useTimeBar } from './use-time-bar';

/** How long a toast stays when nobody says otherwise (specification §4), milliseconds. */
const TOAST_TIME_MS = 2_500;
/** The app-level one. */
export const APP_TOAST_TIME_MS = 4_000;

export interface ToastProps
  extends Pick<TransientMessageProps, 'status' | 'title' | 'message' | 'closeLabel' | 'action'> {
  /** Milliseconds until it goes by itself; `Infinity` keeps it. */
  readonly timeoutMs?: number;
  /** Shows the time running out in a bar. */
  readonly hasTimeBar?: boolean;
  onClose(): void;
}

/**
 * A message that goes away by itself; pointing at it or being in it with the keyboard stops its time.
 *
 * Use it for the outcome of something the person just did. Not for an error that must be acted upon (error panel, form summary), not
 * for a decision (confirm dialog), not for news about the whole site (banner).
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
  /** Spoken name of the corner. */
  readonly label: string;
  readonly closeLabel: string;
  /** As they are to stand, from the top. */
  readonly toasts: readonly AppToast<Id>[];
  onClose(id: Id): void;
}

/** The corner of the app-level messages, top right as the specification says: four seconds, a bar, no button to confirm. */
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
