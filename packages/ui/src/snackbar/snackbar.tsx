'use client';

import type { ReactNode } from 'react';
import { u } from '../style/u';
import { useCountdown } from '../toast/use-countdown';

/** How long it stays (specification §9), milliseconds. */
const SNACKBAR_TIME_MS = 5_000;

export interface SnackbarProps {
  readonly children: ReactNode;
  /** The one way on; mostly the way back from what was just done. */
  readonly action?: { readonly label: string; run(): void };
  /** Milliseconds until it goes by itself; `Infinity` keeps it. */
  readonly timeoutMs?: number;
  onClose(): void;
}

/**
 * One line at the lower edge with at most one action; it goes after five seconds, and waits while it is pointed at or
 * used.
 *
 * Use it where what was done can be taken back at once. Not for errors and not for two messages: show the newer one
 * instead. What carries a status is a toast.
 */
export function Snackbar({ children, action, timeoutMs = SNACKBAR_TIME_MS, onClose }: SnackbarProps) {
  const hold = useCountdown(timeoutMs, onClose);
  return (
    <div className={u('snackbar-place')} role="status">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing only stops the clock, Escape is a short way out */}
      <div
        className={u('snackbar')}
        onPointerEnter={() => hold(true)}
        onPointerLeave={({ currentTarget }) => hold(currentTarget.contains(document.activeElement))}
        onFocus={() => hold(true)}
        onBlur={({ currentTarget }) => hold(currentTarget.matches(':hover'))}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <span className={u('snackbar-text')}>{children}</span>
        {action ? (
          <button
            type="button"
            className={u('snackbar-action')}
            onClick={() => {
              action.run();
              onClose();
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
    </div>
  );
}
