'use client';

import { acceptText, DOCUMENT_RULES } from '@bazaar/domain/files/check-file';
import { Button } from '@bazaar/ui/button';
import { FileDrop } from '@bazaar/ui/file-drop';
import { ReplyBox } from '@bazaar/ui/patterns/conversations';
import { useState } from 'react';
import { useStore } from '@/lib/store/use-store';
import { sizeText } from '@/lib/uploads/size-text';
import { spokenState, uploadItem } from '@/lib/uploads/upload-item';
import { useUploads } from '@/lib/uploads/use-uploads';
import { messagesTexts as texts } from '@/translations/messages';
import { uploadTexts } from '@/translations/uploads';
import type { Reply } from './use-reply';

export interface ReplyFormProps {
  readonly id: string;
  /** Whom the reply goes to. */
  readonly name: string;
  readonly reply: Reply;
}

const TARGET = 'reply';

/** The field of a reply and, once they are wanted, its files with their progress. A message waits for the files that are on their way. */
export function ReplyForm({ id, name, reply }: ReplyFormProps) {
  const queue = useUploads('Message', (_, file) => reply.attach(file));
  const uploads = useStore(queue.store, (all) => all);
  const [isOpen, setOpen] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const isSending = uploads.some(({ state }) => state === 'queued' || state === 'uploading');
  const hasFiles = reply.files.length > 0 || uploads.length > 0;
  const arrived = reply.files.map((file) => ({
    ...{ id: file.id, name: file.name, size: sizeText(file.sizeBytes) },
    state: 'done' as const,
  }));
  const send = () => {
    setHeld(isSending);
    if (!isSending) reply.send();
  };
  const room = DOCUMENT_RULES.room - reply.files.length;
  return (
    <ReplyBox
      id={id}
      label={texts.reply(name)}
      placeholder={texts.placeholder}
      value={reply.text}
      error={isHeld && isSending ? texts.filesUnsent : reply.error}
      hint={texts.keys}
      sendLabel={texts.send}
      files={
        isOpen || hasFiles ? (
          <FileDrop
            id={`${id}-files`}
            label={texts.files}
            isLabelHidden
            hint={uploadTexts.accepted(uploadTexts.anyKind, sizeText(DOCUMENT_RULES.largestBytes))}
            accept={acceptText(DOCUMENT_RULES)}
            files={[...arrived, ...uploads.map(uploadItem)]}
            onAdd={(files) => queue.add(TARGET, files, { ...DOCUMENT_RULES, room })}
            onRemove={(fileId) =>
              reply.files.some((file) => file.id === fileId) ? reply.detach(fileId) : queue.remove(fileId)
            }
            onRetry={(fileId) => queue.retry(fileId)}
            texts={{
              ...uploadTexts.drop,
              announce: (item) => uploadTexts.announced(item.name, spokenState(item)),
            }}
          />
        ) : (
          <Button size="small" tone="text" onClick={() => setOpen(true)}>
            {texts.attach}
          </Button>
        )
      }
      onChange={reply.type}
      onSend={send}
    />
  );
}
