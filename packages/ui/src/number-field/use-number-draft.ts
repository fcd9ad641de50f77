import { useState } from 'react';

export interface NumberRules {
  readonly value: number | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number;
  readonly parse: (text: string) => number | undefined;
  readonly format: (value: number) => string;
  readonly onValue: (value: number | undefined, text: string) => void;
}

/** The text while it is typed, and the number it means; put in order when the field is left. */
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
    /** What is no number stays as it was typed, for the person to mend. */
    leave() {
      if (draft !== undefined && (draft.trim() === '' || parse(draft) !== undefined)) setDraft(undefined);
    },
    move(steps: number) {
      // Twelve digits after the point hide what binary fractions add.
      const next = clamp(Number(((value ?? 0) + steps * step).toFixed(12)));
      setDraft(undefined);
      onValue(next, format(next));
    },
  };
}
