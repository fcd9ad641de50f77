'use client';

import { formatNumber } from '@bazaar/domain/persian';
import { Combobox, type ComboboxOption } from '@bazaar/ui/combobox';
import { useEffect, useState } from 'react';
import { wizardTexts as texts } from '@/translations/trade-wizard';

const IDLE_MS = 250;
const SHORTEST = 2;

export interface CatalogueFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly chosen?: ComboboxOption | undefined;
  readonly error?: string | undefined;
  readonly find: (term: string) => Promise<readonly ComboboxOption[]>;
  readonly onChoose: (option: ComboboxOption | undefined) => void;
  /** Empties the field after a choice, for one after another. */
  readonly isAdding?: boolean;
}

/** A field that finds something of the catalogue by its name. */
export function CatalogueField({
  find,
  onChoose,
  isAdding = false,
  chosen,
  error,
  placeholder,
  ...field
}: CatalogueFieldProps) {
  const [text, setText] = useState(chosen?.label ?? '');
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [status, setStatus] = useState<'ready' | 'loading' | 'error'>('ready');
  const [attempt, setAttempt] = useState(0);
  const term = text.trim();
  useEffect(() => {
    const isSearched = term.length >= SHORTEST && term !== chosen?.label;
    setStatus(isSearched ? 'loading' : 'ready');
    if (!isSearched) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await find(term).catch(() => undefined);
      if (!isCurrent) return;
      setOptions(found ?? []);
      setStatus(found === undefined ? 'error' : 'ready');
    }, IDLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [term, chosen?.label, find, attempt]);
  return (
    <Combobox
      {...field}
      error={error}
      text={text}
      onTextChange={setText}
      {...(chosen === undefined ? {} : { chosen })}
      {...(placeholder === undefined ? {} : { placeholder })}
      onChoose={(option) => {
        // The same field is emptied, so that it keeps the focus.
        setText(isAdding ? '' : (option?.label ?? ''));
        onChoose(option);
      }}
      groups={[{ id: 'found', options: term.length < SHORTEST ? [] : options }]}
      status={status}
      onRetry={() => setAttempt(attempt + 1)}
      texts={{ ...texts.combobox, found: texts.combobox.found(formatNumber(options.length)) }}
    />
  );
}
