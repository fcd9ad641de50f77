'use client';

import type { ReactNode } from 'react';
import { Banner } from '../banner/banner';
import { BusyButton } from '../busy-button/busy-button';
import { Button } from '../button/button';
import { Dialog, type DialogProps } from '../dialog/dialog';
import { markFirstFocus } from '../dialog/mark-first-focus';
import { cx } from '../style/cx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'isOpen' | 'title' | 'closeLabel'> {
  /** The consequence of confirming, in a sentence. */
  readonly children: ReactNode;
  /** A verbal noun that names the action: never «yes». */
  readonly confirmLabel: string;
  /** Text of the button that changes nothing. */
  readonly cancelLabel: string;
  /** Something is lost by it: the confirming button is red and the focus is on cancel. */
  readonly isDangerous?: boolean;
  /** The action is in progress: it cannot be confirmed twice. */
  readonly isBusy?: boolean;
  /** Why it was not done, read out at once; the window stays open for another try. A toast would stand behind the window. */
  readonly error?: ReactNode;
  /** Called when the reader agrees. */
  onConfirm(): void;
  /** Called on cancel, by button, Escape or the backdrop. */
  onClose(): void;
}

/**
 * Asks for confirmation of an action that cannot be undone.
 *
 * Use it for deleting, paying, publishing, withdrawing. Not for actions that can be undone: do it, and offer undo in a snackbar.
 */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  isBusy = false,
  error,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog {...dialog} isAlert>
      <div>{children}</div>
      {error ? <Banner status="error" title={error} isInset /> : null}
      <div ref={markFirstFocus} className={cx('dialog-actions')}>
        <BusyButton
          tone={isDangerous ? 'danger' : 'primary'}
          isBusy={isBusy}
          data-first-focus={isDangerous ? undefined : ''}
          onClick={isBusy ? undefined : onConfirm}
        >
          {confirmLabel}
        </BusyButton>
        <Button data-first-focus={isDangerous ? '' : undefined} onClick={dialog.onClose}>
          {cancelLabel}
        </Button>
      </div>
    </Dialog>
  );
}
