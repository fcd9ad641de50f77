'use client';

import { editableForMs } from '@bazaar/domain/conversations/edit-window';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { MessageEdit } from '@bazaar/ui/patterns/message-thread';
import { useEffect, useRef } from 'react';
import { messagesTexts as texts } from '@/translations/messages';
import { type EditOptions, useEdit } from './use-edit';

const MINUTE_MS = 60_000;

export interface EditFormProps extends EditOptions {
  readonly nowMs: number;
  /** Takes a text whose time is over, to be sent as a new message. */
  onMove(text: string): void;
}

/** Renders an own message while it is edited, with the time that is left for it. */
export function EditForm({ nowMs, onMove, ...options }: EditFormProps) {
  const { message } = options;
  const edit = useEdit(options);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const leftMs = editableForMs(message, nowMs);
  const minutes = formatNumber(Math.ceil(leftMs / MINUTE_MS));
  // The clock of the service decides; that of the device only tells.
  const isOver = leftMs === 0 || edit.isRefused;
  const move = () => {
    onMove(edit.text);
    edit.leave();
  };
  return (
    <MessageEdit
      id="edit-text"
      fieldRef={field}
      label={texts.editLabel}
      value={edit.text}
      note={isOver ? texts.editOver : texts.editLeft(minutes)}
      error={edit.isRefused ? '' : edit.error}
      stored={edit.isChanged ? { label: texts.editStored, text: message.text } : undefined}
      isBusy={edit.isBusy}
      saveLabel={isOver ? undefined : edit.isBusy ? texts.editSaving : texts.editSave}
      cancelLabel={texts.cancel}
      action={
        isOver ? (
          <Button size="small" onClick={move}>
            {texts.editMove}
          </Button>
        ) : undefined
      }
      onChange={edit.type}
      onSave={isOver ? () => undefined : edit.save}
      onCancel={edit.leave}
    />
  );
}
