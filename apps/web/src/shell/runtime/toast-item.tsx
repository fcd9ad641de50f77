'use client';

import type { QueuedToast } from '@bazaar/domain/toast/toast-store';
import { PassingMessage } from '@bazaar/ui/patterns/passing-message';
import { useEffect, useRef } from 'react';
import { islandMessages } from '@/messages/shell-islands';
import { actionOfToast, closeToast } from '@/platform/toasts';

const SHRINK = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];

/** One message with its time running out in a bar; the bar is the clock, so holding it holds the message. */
export function ToastItem({
  toast: { id, timeout, status, title, message },
}: {
  readonly toast: QueuedToast;
}) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const clock = bar.current?.animate?.(SHRINK, { duration: timeout, fill: 'forwards' });
    if (clock) {
      clock.onfinish = () => closeToast(id);
      return () => clock.cancel();
    }
    const timer = setTimeout(() => closeToast(id), timeout);
    return () => clearTimeout(timer);
  }, [id, timeout]);
  const hold = (isHeld: boolean) => {
    for (const clock of bar.current?.getAnimations?.() ?? []) {
      if (isHeld) clock.pause();
      else clock.play();
    }
  };
  const action = actionOfToast(id);
  const runAndClose = action && {
    label: action.label,
    run: () => {
      action.run();
      closeToast(id);
    },
  };
  return (
    <PassingMessage
      status={status}
      title={title}
      message={message}
      closeLabel={islandMessages.closeToast}
      action={runAndClose}
      timeRef={bar}
      onClose={() => closeToast(id)}
      onHold={hold}
    />
  );
}
