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
  const [draft, setDraft] = useState<string>();
  const text = draft ?? (value === undefined ? '' : format(value));
  const clamp = (next: number) => Math.min(max ?? next, Math.max(min ?? next, next));
  return {
    text,
    type(typed: string) {
      setDraft(typed);
      onValue(parse(typed), typed);
    },
    /** Text that is not a number stays as typed, for the person to correct. */
    leave() {
      if (draft !== undefined && (draft.trim() === '' || parse(draft) !== undefined)) setDraft(undefined);
    },
    move(steps: number) {
      // Twelve decimals hide the noise of binary fractions.
      const next = clamp(Number(((value ?? 0) + steps * step).toFixed(12)));
      setDraft(undefined);
      onValue(next, format(next));
    },
  };
}
