'use client';

import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Dialog, type DialogProps } from '../dialog/dialog';
import { markFirstFocus } from '../dialog/mark-first-focus';
import { TextField } from '../field/field';
import { u } from '../style/u';
import { type PromptKind, type PromptMessages, validatePrompt } from './validate-prompt';

interface PromptFormProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** E-mail and web addresses are checked. */
  readonly kind?: PromptKind;
  /** In place of the defaults, which are the specification's English ones. */
  readonly messages?: Partial<PromptMessages>;
  /** Given, an empty answer is refused with it. */
  readonly requiredMessage?: string;
  readonly initialValue?: string;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  /** A checked answer, without blanks around it. */
  onSubmit(value: string): void;
  onClose(): void;
}

export type PromptDialogProps = PromptFormProps & Pick<DialogProps, 'isOpen' | 'title' | 'closeLabel'>;

/**
 * Asks for one line.
 *
 * Use it for naming, renaming, a link or a mail address. Not for more than one field (a form on its page), nor for a yes
 * or no (ConfirmDialog).
 */
export function PromptDialog({ isOpen, title, closeLabel, ...form }: PromptDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={title} closeLabel={closeLabel} onClose={form.onClose}>
      {isOpen ? <PromptForm {...form} /> : null}
    </Dialog>
  );
}

function PromptForm({ kind = 'text', initialValue = '', onSubmit, onClose, ...form }: PromptFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isEmpty, setEmpty] = useState(initialValue === '');
  function check(value: string): string | undefined {
    if (value.trim() === '' && form.requiredMessage) return form.requiredMessage;
    return validatePrompt(kind, value, form.messages);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const value = input.current?.value ?? '';
    const problem = check(value);
    setError(problem);
    if (problem === undefined) onSubmit(value.trim());
    else input.current?.focus();
  }
  return (
    <form ref={markFirstFocus} noValidate onSubmit={submit}>
      <TextField
        id={id}
        inputRef={input}
        label={form.label}
        hint={form.hint}
        error={error}
        defaultValue={initialValue}
        required={Boolean(form.requiredMessage)}
        // An empty field with `auto` would begin at the left, and jump at the first letter.
        dir={kind !== 'text' ? 'ltr' : isEmpty ? undefined : 'auto'}
        inputMode={kind}
        autoComplete={kind === 'text' ? 'off' : kind}
        data-first-focus=""
        // A fault is taken back as soon as it is mended, and never found while somebody still types.
        onChange={({ target }) => {
          setEmpty(target.value === '');
          if (error !== undefined) setError(check(target.value));
        }}
      />
      <div className={u('dialog-actions')}>
        <Button type="submit" tone="primary">
          {form.submitLabel}
        </Button>
        <Button onClick={onClose}>{form.cancelLabel}</Button>
      </div>
    </form>
  );
}
