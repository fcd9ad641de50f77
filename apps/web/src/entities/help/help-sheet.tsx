'use client';

import '@bazaar/ui/questions.css';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { ErrorPanel } from '@bazaar/ui/message-panel';
import { HelpSheetBody } from '@bazaar/ui/patterns/help-sheet';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '@/lib/navigation/paths';
import { helpSheetMessages as texts } from '@/translations/help-sheet';
import { type ReadHelp, readHelp } from './read-help';

export interface HelpSheetProps {
  /** The help of the screen; undefined for the list of all help. */
  readonly helpId: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type State = ReadHelp | 'loading' | 'failed';

/** Renders the help of a screen beside it. */
export function HelpSheet({ helpId, isOpen, onClose }: HelpSheetProps) {
  const [state, setState] = useState<State>('loading');
  const read = useCallback(() => {
    setState('loading');
    readHelp(helpId).then(setState, () => setState('failed'));
  }, [helpId]);
  useEffect(read, [read]);
  const isRead = typeof state === 'object';
  return createPortal(
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isRead ? state.title : texts.title}
      closeLabel={texts.close}
    >
      <HelpSheetBody
        isLoading={state === 'loading'}
        loadingLabel={texts.loading}
        html={isRead ? state.html : ''}
        foot={
          <>
            <ButtonLink href={helpId === undefined ? paths.helpIndex : paths.help(helpId)} tone="text">
              {texts.whole}
            </ButtonLink>
            <ButtonLink href={paths.feedback} tone="text">
              {texts.feedback}
            </ButtonLink>
          </>
        }
      >
        {state === 'failed' ? (
          <ErrorPanel isInline title={texts.failed} action={<Button onClick={read}>{texts.retry}</Button>} />
        ) : null}
      </HelpSheetBody>
    </Dialog>,
    document.body,
  );
}
