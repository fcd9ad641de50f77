import { formatClock } from '@bazaar/domain/dates/jalali';
import { Message, SendingFile } from '@bazaar/ui/patterns/message-thread';
import { showToastWithAction } from '@/lib/toasts/toasts';
import { spokenState, uploadItem } from '@/lib/uploads/upload-item';
import type { Upload } from '@/lib/uploads/upload-queue';
import { messagesTexts as texts } from '@/translations/messages';
import type { OutgoingMessage } from './reply-draft';
import { fileLink } from './sent-line';
import type { Reply } from './use-reply';

export interface OutgoingLineProps {
  readonly message: OutgoingMessage;
  readonly reply: Pick<Reply, 'uploads' | 'retryFile' | 'removeFile' | 'resend' | 'discard'>;
}

/** Renders a message that the service does not have yet, with its files on their way. */
export function OutgoingLine({ message, reply }: OutgoingLineProps) {
  const { clientMessageId: id, text, files, missing, sentAt, isFailed } = message;
  const uploads = reply.uploads.filter(({ target }) => target === id);
  const kind = isFailed ? 'failed' : uploads.length > 0 ? 'queued' : 'sending';
  const lost = isFailed ? missing : [];
  const discard = () => {
    const putBack = reply.discard(id);
    showToastWithAction({ status: 'info', title: texts.discarded }, { label: texts.undo, run: putBack });
  };
  return (
    <Message
      side="own"
      author={texts.you}
      time={<time dateTime={sentAt}>{formatClock(sentAt)}</time>}
      state={{ kind, text: texts.states[kind] }}
      retry={{ label: lost.length > 0 ? texts.resendWithout : texts.resend, onPress: () => reply.resend(id) }}
      discard={{ label: texts.discard, onPress: discard }}
      files={
        <>
          {files.map(fileLink)}
          {uploads.map((upload) => (
            <ArrivingFile key={upload.id} upload={upload} {...reply} />
          ))}
          {lost.length > 0 ? <small>{texts.lostFiles(lost.join('، '))}</small> : null}
        </>
      }
    >
      {text}
    </Message>
  );
}

function ArrivingFile({
  upload,
  retryFile,
  removeFile,
}: { readonly upload: Upload } & Pick<Reply, 'retryFile' | 'removeFile'>) {
  const { id, name, state, percent } = upload;
  const item = uploadItem(upload);
  return (
    <SendingFile
      name={name}
      note={item.state === 'uploading' ? item.progress : spokenState(item)}
      percent={state === 'uploading' ? percent : undefined}
      isFailed={state === 'failed' || state === 'refused'}
      retry={state === 'failed' ? { label: texts.retryFile(name), onPress: () => retryFile(id) } : undefined}
      cancel={{ label: texts.cancelFile(name), onPress: () => removeFile(id) }}
    />
  );
}
