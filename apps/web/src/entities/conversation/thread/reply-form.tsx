'use client';

import { acceptText, DOCUMENT_RULES } from '@bazaar/domain/files/check-file';
import { FileDrop } from '@bazaar/ui/file-drop';
import { ReplyBox } from '@bazaar/ui/patterns/conversations';
import { useState } from 'react';
import { sizeText } from '@/lib/uploads/size-text';
import { spokenState, uploadItem } from '@/lib/uploads/upload-item';
import { messagesTexts as texts } from '@/translations/messages';
import { uploadTexts } from '@/translations/uploads';
import type { Reply } from './use-reply';

export interface ReplyFormProps {
  readonly id: string;
  /** Whom the reply goes to. */
  readonly name: string;
  readonly reply: Reply;
}

/** The field of a reply and, once they are wanted, its files. A sent message takes those on their way with it. */
export function ReplyForm({ id, name, reply }: ReplyFormProps) {
  const [isOpen, setOpen] = useState(false);
  const uploads = reply.uploads.filter(({ target }) => target === reply.writingId);
  const hasFiles = reply.files.length > 0 || uploads.length > 0;
  const arrived = reply.files.map((file) => ({
    ...{ id: file.id, name: file.name, size: sizeText(file.sizeBytes) },
    state: 'done' as const,
  }));
  return (
    <ReplyBox
      id={id}
      label={texts.reply(name)}
      placeholder={texts.placeholder}
      value={reply.text}
      error={reply.error}
      hint={texts.keys}
      sendLabel={texts.send}
      attach={isOpen || hasFiles ? undefined : { label: texts.attach, onPress: () => setOpen(true) }}
      files={
        isOpen || hasFiles ? (
          <FileDrop
            id={`${id}-files`}
            label={texts.files}
            isLabelHidden
            hint={uploadTexts.accepted(uploadTexts.anyKind, sizeText(DOCUMENT_RULES.largestBytes))}
            accept={acceptText(DOCUMENT_RULES)}
            files={[...arrived, ...uploads.map(uploadItem)]}
            onAdd={reply.addFiles}
            onRemove={reply.removeFile}
            onRetry={reply.retryFile}
            texts={{
              ...uploadTexts.drop,
              announce: (item) => uploadTexts.announced(item.name, spokenState(item)),
            }}
          />
        ) : null
      }
      onChange={reply.type}
      onSend={() => {
        setOpen(false);
        reply.send();
      }}
    />
  );
}
