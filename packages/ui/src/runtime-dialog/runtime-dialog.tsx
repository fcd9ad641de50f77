'use client';

import type { ReactNode } from 'react';
import { Dialog } from 'tamagui/unstyled';
import { dialogSurface } from '../dialog/dialog.definition';
import { DialogHead } from '../dialog/dialog-head';
import { useFocusReturn } from '../focus/use-focus-return';
import { Heading } from '../heading/heading';
import { cx } from '../style/cx';
import { TamaguiProvider } from '../tamagui-provider/tamagui-provider';

export interface RuntimeDialogProps {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Called when it should close: close button, Escape, or a press outside. */
  readonly onClose: () => void;
  /** Heading of the window; also its accessible name. */
  readonly title: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** A short sentence read out with the title; what is inside is read as one comes to it. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The account area's dialog, on the Tamagui runtime: 61 KB, so never in the first load of a public page (see `dialog` for those).
 *
 * Use it in the logged-in area, for what Dialog is on public pages. Not on a public page.
 */
export function RuntimeDialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  description,
  children,
}: RuntimeDialogProps) {
  useFocusReturn(isOpen);
  return (
    <TamaguiProvider>
      <Dialog modal open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Dialog.Portal>
          <Dialog.Overlay key="overlay" backgroundColor="scrim" />
          <Dialog.Content
            key="content"
            {...dialogSurface}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <DialogHead closeLabel={closeLabel} onClose={onClose}>
              <Dialog.Title asChild>
                <Heading level={2} size="16">
                  {title}
                </Heading>
              </Dialog.Title>
            </DialogHead>
            <div className={cx('panel-body')}>
              {description === undefined ? null : (
                <div>
                  <Dialog.Description asChild>
                    <p>{description}</p>
                  </Dialog.Description>
                </div>
              )}
              {children}
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog>
    </TamaguiProvider>
  );
}
