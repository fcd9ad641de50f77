'use client';

import { useEffect, useRef } from 'react';
import { toast as queue, Toast as Runtime } from 'tamagui/unstyled';
import { TamaguiProvider } from '../tamagui-provider/tamagui-provider';
import { APP_TOAST_TIME_MS, type AppToast, type AppToastsProps, Toast } from '../toast/toast';

type Id = string | number;

/**
 * The corner of the app-level messages on the Tamagui runtime: they stack behind the newest, spread under the pointer and go when they are
 * swiped. What a message says, its button and its time are those of Toast. It stays where it is rendered: inside an element with `aria-live`
 * that is in the page before the first message, as AppToasts does.
 *
 * Use it in the logged-in area. Not on public pages (AppToasts), and not for what must be acted upon.
 */
export function RuntimeToasts(props: AppToastsProps<Id>) {
  return (
    <TamaguiProvider>
      <Runtime position="top-right" duration={Number.POSITIVE_INFINITY} visibleToasts={4}>
        <Corner {...props} />
      </Runtime>
      <Queue {...props} />
    </TamaguiProvider>
  );
}

/** Below the header, whose search the messages never cover. In px. */
const OFFSET = { top: 124 };

/** The highest there is: above every dialog, also above one that opens later. */
const Z_INDEX = 2_147_483_647;

/** The region around the corner reads it out. */
const NOT_LIVE = { role: undefined, 'aria-live': undefined, 'aria-atomic': undefined } as const;

/**
 * No key leads to the corner: messages are read out, and what they offer stands on the page as well. Nor is the runtime's item a stop of the
 * keyboard: the clock of a message stops at the focus inside it.
 */
function Corner({ label, closeLabel }: AppToastsProps<Id>) {
  return (
    <Runtime.Viewport
      label={label}
      hotkey={[]}
      offset={OFFSET}
      width="min(380px, calc(100vw - 32px))"
      zIndex={Z_INDEX}
      portalToRoot={false}
      {...NOT_LIVE}
    >
      <Runtime.List
        renderItem={({ toast, index, handleClose }) => {
          const shown = toast.data?.shown as AppToast | undefined;
          if (shown === undefined) return null;
          const timeMs = shown.timeoutMs ?? APP_TOAST_TIME_MS;
          return (
            <Runtime.Item toast={toast} index={index} width="100%" tabIndex={-1} {...NOT_LIVE}>
              <Toast {...shown} timeoutMs={timeMs} hasTimeBar closeLabel={closeLabel} onClose={handleClose} />
            </Runtime.Item>
          );
        }}
      />
    </Runtime.Viewport>
  );
}

/** Puts the messages into the runtime's queue, which knows when they have left the screen. It stands after the runtime's part, which listens by then. */
function Queue({ toasts, onClose }: AppToastsProps<Id>) {
  const queued = useRef(new Set<Id>());
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    for (const shown of toasts.toReversed()) {
      if (queued.current.has(shown.id)) continue;
      queued.current.add(shown.id);
      queue(shown.title, { id: shown.id, data: { shown }, onDismiss: () => close.current(shown.id) });
    }
    for (const id of queued.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      queued.current.delete(id);
      queue.dismiss(id);
    }
  }, [toasts]);
  useEffect(
    () => () => {
      queue.dismiss();
      queued.current.clear();
    },
    [],
  );
  return null;
}
