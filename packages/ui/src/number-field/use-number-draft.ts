import { useState } from 'react';

export interface NumberRules {
  readonly value: number | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number;
  /** Reads a number from typed text with digits of any script. */
  readonly parse: (text: string) => number | undefined;
  /** Formats the number for display, with Persian digits. */
  readonly format: (value: number) => string;
  /** Called with the number and the typed text; the number is `undefined` when the text is none. */
  readonly onValue: (value: number | undefined, text: string) => void;
}

/** Holds the typed text and the number it means; formats the text when the field is left. */
export function useNumberDraft({ value, min, max, step, parse, format, onValue }: NumberRules) {
  const [known, setDraft] = useState<{ readonly text: string; readonly value: number | undefined }>();
  // A number from elsewhere replaces the text: the field never shows another one than it submits.
  const draft = known !== undefined && Object.is(known.value, value) ? known : undefined;
  if (draft !== known) setDraft(undefined);
  const text = draft?.text ?? (value === undefined ? '' : format(value));
  const clamp = (next: number) => Math.min(max ?? next, Math.max(min ?? next, next));
  return {
    text,
    type(typed: string) {
      const next = parse(typed);
      setDraft({ text: typed, value: next });
      onValue(next, typed);
    },
    /** Text that is not a number stays as typed, for the person to correct. */
    leave() {
      if (draft !== undefined && (draft.text.trim() === '' || draft.value !== undefined)) setDraft(undefined);
    },
    move(steps: number) {
      // Twelve decimals hide the noise of binary fractions.
      const next = clamp(Number(((value ?? 0) + steps * step).toFixed(12)));
      setDraft(undefined);
      onValue(next, format(next));
    },
  };
}
