'use client';

import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Heading } from '../heading/heading';
import { cx } from '../style/cx';
import { DialogHead } from './dialog-head';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Spoken name of the closing button. */
  readonly closeLabel: string;
  /** A sheet rises from the lower edge and takes the whole width. */
  readonly isSheet?: boolean;
  /** It interrupts and wants an answer: its content is read out at once. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

/**
 * The platform's modal dialog: focus is held inside and returned by the browser, Escape and the backdrop close it. What should have the
 * focus at first carries `data-first-focus` (see `markFirstFocus`); else it is the closing button.
 *
 * Use it for a short task that must be finished or left before the page goes on; as a sheet for choices on a phone. Not for messages
 * (toast, banner) and not for whole forms (a page of their own).
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  isSheet = false,
  isAlert = false,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();
  // Taken out of the page while open, it must still give the focus back: only closing does.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
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
      // Heard late: by then it may be open again.
      onClose={() => {
        if (!element.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <DialogHead closeLabel={closeLabel} onClose={onClose}>
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
