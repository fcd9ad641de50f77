'use client';

import { PassingMessage } from '@bazaar/ui/patterns/passing-message';
import { useEffect, useRef } from 'react';
import { shellMessages } from '@/messages/shell';
import type { Toast } from '@/platform/toasts';

const SHRINK = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];

export interface ToastItemProps {
  readonly toast: Toast;
  onClose(id: number): void;
}

/** One message with its time running out in a bar; the bar is the clock, so holding it holds the message. */
export function ToastItem({ toast, onClose }: ToastItemProps) {
  const { id, timeoutMs, action } = toast;
  const bar = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const clock = bar.current?.animate?.(SHRINK, { duration: timeoutMs, fill: 'forwards' });
    if (clock) {
      clock.onfinish = () => close.current(id);
      return () => clock.cancel();
    }
    const timer = setTimeout(() => close.current(id), timeoutMs);
    return () => clearTimeout(timer);
  }, [id, timeoutMs]);
  const hold = (isHeld: boolean) => {
    for (const clock of bar.current?.getAnimations?.() ?? []) {
      if (isHeld) clock.pause();
      else clock.play();
    }
  };
  const runAndClose = action && {
    label: action.label,
    run: () => {
      action.run();
      onClose(id);
    },
  };
  return (
    <PassingMessage
      status={toast.status}
      title={toast.title}
      message={toast.message}
      closeLabel={shellMessages.closeToast}
      action={runAndClose}
      timeRef={bar}
      onClose={() => onClose(id)}
      onHold={hold}
    />
  );
}
