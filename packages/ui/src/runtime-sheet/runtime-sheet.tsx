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
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * A sheet that can be dragged, on the Tamagui runtime.
 *
 * Use it in the logged-in area, on phones. Not on public pages: there it is Dialog with `isSheet`.
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
        <Sheet.Container>
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
              <div className={cx('panel-body')}>{children}</div>
            </div>
          </FocusScope>
        </Sheet.Container>
      </Sheet>
    </TamaguiProvider>
  );
}
