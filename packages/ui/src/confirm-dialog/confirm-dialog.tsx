'use client';

import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog, type DialogProps } from '../dialog/dialog';
import { markFirstFocus } from '../dialog/mark-first-focus';
import { cx } from '../style/cx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'isOpen' | 'title' | 'closeLabel'> {
  /** What follows from the answer, in a sentence. */
  readonly children: ReactNode;
  /** A verbal noun that says what will be done: never «yes». */
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** Something is lost by it: the answer is red and the focus stands on the way out. */
  readonly isDangerous?: boolean;
  /** The answer is on its way: it cannot be given twice. */
  readonly isBusy?: boolean;
  onConfirm(): void;
  /** Cancelled, by button, Escape or the backdrop. */
  onClose(): void;
}

/**
 * Asks before something that cannot be taken back.
 *
 * Use it for deleting, paying, publishing, withdrawing. Not for what can be undone: do it, and offer the way back in a snackbar.
 */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  isBusy = false,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog {...dialog} isAlert>
      <div>{children}</div>
      <div ref={markFirstFocus} className={cx('dialog-actions')}>
        <Button
          tone={isDangerous ? 'danger' : 'primary'}
          disabled={isBusy}
          aria-busy={isBusy || undefined}
          data-first-focus={isDangerous ? undefined : ''}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
        <Button data-first-focus={isDangerous ? '' : undefined} onClick={dialog.onClose}>
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  );
}
