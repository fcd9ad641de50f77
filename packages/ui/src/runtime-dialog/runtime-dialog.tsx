'use client';

import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { Dialog } from 'tamagui/unstyled';
import { Button } from '../button/button';
import { dialogSurface } from '../dialog/dialog.definition';
import { useFocusReturn } from '../focus/use-focus-return';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { u } from '../style/u';

export interface RuntimeDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/**
 * The account area's dialog, on the Tamagui runtime: 61 KB, so never in the first load of a public page (see `dialog`
 * for those).
 *
 * Use it in the logged-in area, for what Dialog is on public pages. Not on a public page.
 */
export function RuntimeDialog({ isOpen, onClose, title, closeLabel, children }: RuntimeDialogProps) {
  useFocusReturn(isOpen);
  return (
    <Dialog modal open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay key="overlay" backgroundColor="scrim" />
        <Dialog.Content key="content" {...dialogSurface}>
          <div className={u('panel-head', { closable: true })}>
            <Dialog.Title asChild>
              <Heading level={2} size="16">
                {title}
              </Heading>
            </Dialog.Title>
            <Button tone="text" size="icon" aria-label={closeLabel} onClick={onClose}>
              <Icon path={mdiClose} />
            </Button>
          </div>
          <Dialog.Description asChild>
            <div className={u('panel-body')}>{children}</div>
          </Dialog.Description>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog>
  );
}
