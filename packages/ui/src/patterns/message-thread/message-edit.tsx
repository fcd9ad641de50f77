import type { ReactNode, Ref } from 'react';
import { Button } from '../../button/button';
import { cx } from '../../style/cx';

export interface MessageEditProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** How long it may still be edited. */
  readonly note: ReactNode;
  /** Why it was not stored. */
  readonly error?: string | undefined;
  /** The message as it is stored now, where it differs from what the edit began with. */
  readonly stored?: { readonly label: string; readonly text: string } | undefined;
  readonly isBusy: boolean;
  /** Absent when it can no longer be stored. */
  readonly saveLabel?: string | undefined;
  readonly cancelLabel: string;
  /** One more button, such as to send the text as a new message. */
  readonly action?: ReactNode;
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** An own message while it is edited, in its place. Ctrl+Enter stores, Escape leaves. */
export function MessageEdit({ id, label, value, error, stored, isBusy, ...edit }: MessageEditProps) {
  const save = () => {
    if (!isBusy) edit.onSave();
  };
  return (
    <form
      noValidate
      className={cx('message-item', { side: 'own', wide: true })}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={cx('message-bubble', { side: 'own' })}>
        {stored ? (
          <p className={cx('message-text')} dir="auto">
            <b>{stored.label}</b> {stored.text}
          </p>
        ) : null}
        <textarea
          id={id}
          ref={edit.fieldRef}
          rows={2}
          dir="auto"
          className={cx('input', { invalid: Boolean(error) }, cx('reply-field'))}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          value={value}
          onChange={({ target }) => edit.onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.preventDefault();
              edit.onCancel();
            }
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            save();
          }}
        />
        <div id={`${id}-note`} className={cx('message-foot')}>
          {error ? (
            <span role="alert" className={cx('field-hint', { error: true })}>
              {error}
            </span>
          ) : null}
          <span>{edit.note}</span>
        </div>
        <div className={cx('message-actions')}>
          {edit.saveLabel ? (
            // It keeps the focus while it works.
            <Button type="submit" tone="primary" size="small" aria-disabled={isBusy} aria-busy={isBusy}>
              {edit.saveLabel}
            </Button>
          ) : null}
          {edit.action}
          <Button tone="text" size="small" onClick={edit.onCancel}>
            {edit.cancelLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
