'use client';

import { FocusScope } from '@tamagui/focus-scope';
import { type ReactNode, useId } from 'react';
import { Sheet } from 'tamagui/unstyled';
import { DialogHead } from '../dialog/dialog-head';
import { useFocusReturn } from '../focus/use-focus-return';
import { Heading } from '../heading/heading';
import { cx } from '../style/cx';
import { TamaguiProvider } from '../tamagui-provider/tamagui-provider';

export interface RuntimeSheetProps {
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
 * A sheet from the lower edge that can be dragged, as high as its content, on the Tamagui runtime.
 *
 * Use it in the logged-in area, on phones, for a short choice (RuntimeSelect) or help. Not for a form (RuntimeSideSheet), and not on public
 * pages: there it is Dialog with `isSheet`.
 */
export function RuntimeSheet({ isOpen, onClose, title, closeLabel, children }: RuntimeSheetProps) {
  useFocusReturn(isOpen);
  const titleId = useId();
  return (
    <TamaguiProvider>
      <Sheet
        modal
        dismissOnSnapToBottom
        open={isOpen}
        onOpenChange={(open: boolean) => !open && onClose()}
        snapPointsMode="fit"
        transition="quick"
      >
        <Sheet.Overlay backgroundColor="scrim" />
        <Sheet.Container width="100%" maxWidth={640} marginHorizontal="auto">
          <Sheet.Background
            backgroundColor="surface"
            borderStartStartRadius="card"
            borderStartEndRadius="card"
          />
          {/* Unlike the runtime's dialog, its sheet does not trap the focus. */}
          <FocusScope trapped loop enabled={isOpen} asChild>
            <div role="dialog" aria-modal="true" aria-labelledby={titleId}>
              <DialogHead closeLabel={closeLabel} onClose={onClose}>
                <Heading level={2} size="16" id={titleId}>
                  {title}
                </Heading>
              </DialogHead>
              {/* Scrolls what is higher than the window, and leaves pulling at its top to the sheet. */}
              <Sheet.ScrollView className="u-runtime-sheet-scroll" maxHeight="calc(85dvh - 64px)">
                <div className={cx('panel-body')}>{children}</div>
              </Sheet.ScrollView>
            </div>
          </FocusScope>
        </Sheet.Container>
      </Sheet>
    </TamaguiProvider>
  );
}
