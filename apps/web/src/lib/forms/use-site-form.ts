'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, get, type Resolver, useForm } from 'react-hook-form';
import { readSessionHint } from '@/lib/session/session-hint';
import type { FormBinding } from './form-binding';
import { createFormDraft, type FormDraft } from './form-draft';
import type { FormFailure } from './form-failure';
import { keepFocus } from './form-focus';
import { focusFirstError } from './form-problems';
import { keepRefused, type RefusedFields } from './keep-refused';
import { readLike } from './read-like';
import { type SendForm, sendForm } from './send-form';

type Schema<Values extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Output>
>[0];

export interface SiteFormOptions<Values extends FieldValues, Output, Sent> {
  /** Prefix of the ids of the form's fields. */
  readonly id: string;
  /** Id of the form, with its object: `address:new`. Its draft is stored under it. */
  readonly draftId: string;
  /** Version of the record the form is opened with. */
  readonly baseVersion?: number | undefined;
  /** Zod mini schema of the domain, with `FormErrorCode`s as messages. */
  readonly schema: Schema<Values, Output>;
  /** Initial values: the record, or the empty form. */
  readonly start: Values;
  /** Sends the schema's output. The same intent has the same key; a hanging call is aborted at its deadline. */
  readonly send: SendForm<Output, Sent, Values>;
  /** `isTypedSince`: the form was written on while it was sent, and those words are still its writer's. */
  readonly onSent?: (sent: Sent, isTypedSince: boolean) => void;
  /** Which form goes on with words typed while this one was sent: that of the record it made. This one when absent. */
  readonly nextDraftId?: (sent: Sent) => string;
  /** It sends to somebody rather than saves: its button says so while it does, and its fields are read only. */
  readonly sends?: boolean;
  /** Version of the record that words typed while this form was sent go on from; for records that have one. */
  readonly nextVersion?: (sent: Sent) => number;
}

export interface SiteForm<Values extends FieldValues, Output> extends FormBinding<Values, Output> {
  readonly isSending: boolean;
  readonly sends: boolean;
  /** True while the form has values that the service does not have. */
  readonly isDirty: boolean;
  /** True while the form shows a stored draft. */
  readonly isRestored: boolean;
  /** True while another unsent draft of this form is put aside. */
  readonly hasAside: boolean;
  readonly failure: FormFailure | undefined;
  submit(event?: Pick<FormEvent, 'preventDefault'>): void;
  /** Writes fields as the writer would, dependent ones included. */
  change(values: Partial<Values>): void;
  readValues(): Values;
  /** Resets to the initial values and removes the draft. */
  discard(): void;
  /** Shows the draft put aside; the one on screen takes its place. */
  swapAside(): void;
}

/**
 * Manages one form: validated by its schema when a field is left and when it is sent, stored on this device while it is written, sent once
 * however often it is pressed. Fields are bound by `form.control`; read values by `useWatch`, never by `watch()`.
 */
export function useSiteForm<Values extends FieldValues, Output, Sent>(
  options: SiteFormOptions<Values, Output, Sent>,
): SiteForm<Values, Output> {
  const latest = useRef(options);
  latest.current = options;
  const refused = useRef<RefusedFields>(new Map());
  const draft = useRef<FormDraft<Values>>(undefined);
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const [hasAside, setHasAside] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  const [resolver] = useState(() =>
    keepRefused(
      standardSchemaResolver(options.schema) as Resolver<Values, unknown, Output>,
      () => refused.current,
    ),
  );
  const form = useForm<Values, unknown, Output>({
    defaultValues: options.start as DefaultValues<Values>,
    resolver,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;

  // After the first paint: the server does not know what the browser has stored.
  useEffect(() => {
    const { draftId, baseVersion, start } = latest.current;
    const owner = readSessionHint()?.sub ?? null;
    const store = createFormDraft<Values>({ owner, formId: draftId, baseVersion }, readLike(start));
    draft.current = store;
    const left = store.open();
    if (left !== undefined && JSON.stringify(left.values) !== JSON.stringify(start)) {
      form.reset(left.values, { keepDefaultValues: true });
      setRestored(true);
    }
    setHasAside(store.hasAside());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name === undefined) return;
        store.type(values);
        // An error is shown when a field is left and when the form is sent; it disappears with the first correction.
        form.clearErrors(name as never);
      },
    });
  }, [form]);

  const hasField = (path: string) => get(form.getValues(), path) !== undefined;
  const flush = (sent: Sent, sentValues: Values) => {
    const present = form.getValues();
    const isTypedSince = JSON.stringify(present) !== JSON.stringify(sentValues);
    form.reset(sentValues);
    setRestored(false);
    if (!isTypedSince) draft.current?.drop();
    else {
      form.reset(present, { keepDefaultValues: true });
      const { draftId, nextDraftId, nextVersion } = latest.current;
      draft.current?.move(nextDraftId?.(sent) ?? draftId, nextVersion?.(sent));
      keepFocus();
    }
    latest.current.onSent?.(sent, isTypedSince);
  };
  const send = async (output: Output) => {
    const store = draft.current;
    if (store === undefined) return;
    const values = structuredClone(form.getValues());
    const outcome = await sendForm({
      output,
      draft: store,
      values,
      send: latest.current.send,
      hasField,
    });
    if (outcome.kind === 'sent') return flush(outcome.sent, values);
    if (outcome.kind === 'login') return;
    refused.current = new Map(
      Object.entries(outcome.atFields).map(([path, message]) => [
        path,
        { value: get(form.getValues(), path), message },
      ]),
    );
    for (const [path, message] of Object.entries(outcome.atFields)) {
      form.setError(path as never, { type: 'server', message });
    }
    setFailure(outcome.failure);
    focusFirstError(latest.current.id);
  };
  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    refused.current = new Map();
    try {
      await form.handleSubmit(send, () => focusFirstError(latest.current.id))();
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return {
    id: options.id,
    control: form.control,
    isSending,
    sends: options.sends === true,
    isDirty,
    isRestored,
    hasAside,
    failure,
    submit(event) {
      event?.preventDefault();
      void submit();
    },
    change(values) {
      for (const [name, value] of Object.entries(values)) {
        form.setValue(name as never, value as never, { shouldDirty: true });
      }
    },
    readValues: () => form.getValues(),
    discard() {
      draft.current?.drop();
      refused.current = new Map();
      form.reset(latest.current.start);
      setRestored(false);
      setFailure(undefined);
    },
    swapAside() {
      const values = draft.current?.swapAside();
      if (values === undefined) return;
      refused.current = new Map();
      form.reset(values, { keepDefaultValues: true });
      setHasAside(draft.current?.hasAside() ?? false);
      setFailure(undefined);
    },
  };
}
