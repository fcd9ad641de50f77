'use client';

import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';
import { caretBefore, countDigits, finishDeletion } from './rewritten-text';

export interface RewrittenInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'style'> {
  /** Text of the field: the typed text in its formatted form. */
  readonly text: string;
  readonly onTyped: (typed: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** An input whose text is reformatted at every key, while the caret stays at its digit. For numbers only. */
export function RewrittenInput({ text, onTyped, ref, ...input }: RewrittenInputProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []);
  const left = useRef<{ readonly value: string; readonly caret: number; readonly digits: number }>(undefined);
  // A key that changes nothing re-renders too: otherwise React would restore the old text with the caret at its end.
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  useLayoutEffect(() => {
    if (left.current === undefined || !field.current) return;
    const { value, caret, digits } = left.current;
    // A text that stays as it was typed may have letters, which digits do not count.
    const place = field.current.value === value ? caret : caretBefore(field.current.value, digits);
    field.current.setSelectionRange(place, place);
    left.current = undefined;
  });
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const typed = finishDeletion(text, target.value, caret, inputType);
    const isForward = inputType === 'deleteContentForward';
    const lost = isForward ? countDigits(target.value) - countDigits(typed) : 0;
    const digits = countDigits(target.value.slice(caret)) - lost;
    left.current = { value: target.value, caret, digits };
    redraw();
    onTyped(typed);
  };
  return <input {...input} ref={field} value={text} onChange={change} />;
}
