'use client';

import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useState } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from '../field/field';
import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface TextAreaCounter {
  readonly max: number;
  /** Text below the field: «۱۲ از ۳۰۰», or the excess. */
  readonly text: (used: number, max: number) => string;
}

export type TextAreaProps = Omit<FieldFrameProps, 'children'> & {
  /** Height: few for a sentence, many for a letter. */
  readonly rows?: Definitions['text-area']['rows'];
  /** Counts characters. Nothing is cut off: excess text turns red, and the form refuses it. */
  readonly counter?: TextAreaCounter;
  /** Reference to the `<textarea>`, for focus. */
  readonly areaRef?: Ref<HTMLTextAreaElement>;
  /** As returned by `register` of React Hook Form. */
  readonly ref?: Ref<HTMLTextAreaElement>;
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className' | 'style' | 'rows' | 'maxLength'>;

/**
 * Multi-line text field that grows while typing. The count is announced only when little room is left, not at every letter.
 *
 * Use it for notes, messages and descriptions. Not for a name or a code (TextField).
 */
export function TextArea({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  rows,
  counter,
  areaRef,
  ref = areaRef,
  ...area
}: TextAreaProps) {
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const used = [...String(area.value ?? typed)].length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    area.onChange?.(event);
  };
  const isOver = counter !== undefined && used > counter.max;
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <textarea
        // An empty field with `auto` would start on the left and jump at the first letter.
        dir={used === 0 ? undefined : 'auto'}
        {...area}
        id={id}
        ref={ref}
        onChange={change}
        className={cx('input', { invalid: Boolean(error) || isOver }, cx('text-area', { rows }))}
        aria-invalid={error || isOver ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      {counter ? <Counter used={used} isOver={isOver} {...counter} /> : null}
    </FieldFrame>
  );
}

function Counter({
  used,
  max,
  text,
  isOver,
}: TextAreaCounter & { readonly used: number; readonly isOver: boolean }) {
  const isNear = used >= max * 0.9;
  return (
    <>
      <span aria-hidden="true" className={cx('text-area-foot', { over: isOver })}>
        {text(used, max)}
      </span>
      <span className="sr" aria-live="polite">
        {isNear ? text(used, max) : ''}
      </span>
    </>
  );
}
