'use client';

import type { ReactNode } from 'react';
import { Dialog } from 'tamagui/unstyled';
import { DialogHead } from '../dialog/dialog-head';
import { useFocusReturn } from '../focus/use-focus-return';
import { Heading } from '../heading/heading';
import { cx } from '../style/cx';
import { TamaguiProvider } from '../tamagui-provider/tamagui-provider';
import { sideSheetSurface } from './runtime-side-sheet.definition';

export interface RuntimeSideSheetProps {
  /** Whether it is shown. */
  readonly isOpen: boolean;
  /** Called when it should close: close button, Escape, or a press outside. */
  readonly onClose: () => void;
  /** Heading that the reader sees first. */
  readonly title: ReactNode;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * A panel at the inline end over the page it belongs to, as high as the window; on phones it rises from the lower edge. On the Tamagui
 * runtime.
 *
 * Use it in the logged-in area, for a form that is filled in beside its list, with its buttons in SideSheetFoot. Not for a question
 * (RuntimeDialog).
 */
export function RuntimeSideSheet({ isOpen, onClose, title, closeLabel, children }: RuntimeSideSheetProps) {
  useFocusReturn(isOpen);
  return (
    <TamaguiProvider>
      <Dialog modal open={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Dialog.Portal alignItems="flex-end" justifyContent="flex-end" padding={0}>
          <Dialog.Overlay key="overlay" backgroundColor="scrim" />
          {/* Named by its title alone: a whole form is no description. */}
          <Dialog.Content
            key="content"
            className="u-side-sheet"
            aria-describedby={undefined}
            {...sideSheetSurface}
          >
            <div className={cx('side-sheet-head')}>
              <DialogHead closeLabel={closeLabel} onClose={onClose}>
                <Dialog.Title asChild>
                  <Heading level={2} size="16">
                    {title}
                  </Heading>
                </Dialog.Title>
              </DialogHead>
            </div>
            <div className={cx('side-sheet-body')}>{children}</div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog>
    </TamaguiProvider>
  );
}

/** The lower edge of a side sheet: a note that takes the room, then the buttons, the one that sends last. */
export function SideSheetFoot({
  note,
  children,
}: {
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={cx('side-sheet-foot')}>
      <span>{note}</span>
      {children}
    </div>
  );
}
