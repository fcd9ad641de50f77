'use client';

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Heading } from '../heading/heading';
import { cx } from '../style/cx';
import { DialogHead } from './dialog-head';

export interface DialogProps {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Called when it should close: close button, Escape, or a press outside. */
  readonly onClose: () => void;
  /** Heading of the window; also its accessible name. */
  readonly title: ReactNode;
  /** Icon buttons in the head, before the closing one. */
  readonly actions?: ReactNode;
  /** Accessible name of the closing button. */
  readonly closeLabel: string;
  /** A sheet slides up from the lower edge and takes the whole width. */
  readonly isSheet?: boolean;
  /** It interrupts and needs a response: its content is read out at once. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

/**
 * The page behind does not scroll: the place of its scrollbar stays empty, where there is one that takes room. It may stay so:
 * nothing changes while the page scrolls.
 */
function keepScrollbarPlace(): void {
  const root = document.documentElement;
  root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? 'stable' : '';
}

/**
 * The platform's modal dialog: the browser traps and returns the focus, Escape and the backdrop close it. The element to focus first
 * carries `data-first-focus` (see `markFirstFocus`); the default is the closing button.
 *
 * Use it for a short task that must be finished or cancelled before the page continues; as a sheet for choices on a phone. Not for messages
 * (toast, banner) and not for whole forms (a page of their own).
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  actions,
  closeLabel,
  isSheet = false,
  isAlert = false,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  /** Whether the press began outside: a selection of text that ends there closes nothing. */
  const beganOutside = useRef(false);
  const titleId = useId();
  const bodyId = useId();
  // If it is unmounted while open, the focus must still be returned: only closing does that.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) {
      keepScrollbarPlace();
      dialog.showModal();
    }
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a modal dialog with Escape.
    <dialog
      ref={element}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={isAlert ? bodyId : undefined}
      className={cx('dialog-surface', { sheet: isSheet })}
      // The event arrives late: the dialog may be open again by then.
      onClose={() => {
        if (!element.current?.open) onClose();
      }}
      onPointerDown={({ target }) => {
        beganOutside.current = target === element.current;
      }}
      onClick={({ target }) => {
        if (target === element.current && beganOutside.current) onClose();
      }}
    >
      <DialogHead actions={actions} closeLabel={closeLabel} onClose={onClose}>
        <Heading level={2} size="16" id={titleId}>
          {title}
        </Heading>
      </DialogHead>
      <div id={bodyId} className={cx('panel-body')}>
        {children}
      </div>
    </dialog>
  );
}
