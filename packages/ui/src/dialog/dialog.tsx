'use client';

import { mdiClose } from '@mdi/js';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { Icon } from '../icon/icon';
import { u } from '../style/u';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Spoken name of the closing button. */
  readonly closeLabel: string;
  /** A sheet rises from the lower edge and takes the whole width. */
  readonly isSheet?: boolean;
  readonly children: ReactNode;
}

/** The platform's modal dialog: focus is held inside and returned by the browser, Escape and the backdrop close it. */
export function Dialog({ isOpen, onClose, title, closeLabel, isSheet = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
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
      aria-labelledby={titleId}
      className={u('dialog-surface', { sheet: isSheet })}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className={u('panel-head', { closable: true })}>
        <Heading level={2} size="16" id={titleId}>
          {title}
        </Heading>
        <Button tone="text" size="icon" aria-label={closeLabel} onClick={onClose}>
          <Icon path={mdiClose} />
        </Button>
      </div>
      <div className={u('panel-body')}>{children}</div>
    </dialog>
  );
}
