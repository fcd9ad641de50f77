'use client';

import { type ReactNode, type Ref, useState } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from '../field/field';
import { RewrittenInput } from '../field-group/rewritten-input';
import { cx } from '../style/cx';

export type MoneyFieldProps = Omit<FieldFrameProps, 'children'> & {
  /** Name under which the form submits the amount in Rial. */
  readonly name?: string;
  /** Amount in Rial; shown in Toman. `undefined` when the field is empty. */
  readonly amountRial: number | undefined;
  /** Called with the amount in Rial, `undefined` when the field is empty or not a number, and with the typed text. */
  readonly onAmount: (amountRial: number | undefined, typed: string) => void;
  /** What was typed and is no amount, for a caller that keeps it: shown while there is no amount. Give it empty for none. */
  readonly text?: string;
  /** Parses an amount typed in the shown unit (Toman) or with a unit of its own, digits of any script without separators, to Rial. */
  readonly parse: (typed: string) => number | undefined;
  /** Formats Rial in the shown unit, with separators. */
  readonly format: (amountRial: number) => string;
  /** «تومان». */
  readonly unit: string;
  /** The amount in words, shown below while typing: an extra zero is then noticed. */
  readonly words?: (amountRial: number) => ReactNode;
  /** 40 px high instead of 44, for dense areas of the desktop. */
  readonly dense?: boolean;
  /** Cannot be used; say nearby why. */
  readonly disabled?: boolean;
  /** An example of what to type; never the label. */
  readonly placeholder?: string;
  /** Called when the focus leaves the field. */
  readonly onBlur?: () => void;
  /** The focusable field. */
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** Separators of groups of three, and spaces. */
const separators = /[\s٬,،]/g;

/**
 * An amount of money: people type Toman, the form submits Rial. Groups of three form while typing, and the caret stays at its digit.
 *
 * Use it for amounts people enter: a charge, a price, a limit. Not for displayed amounts (Price), nor for other quantities (NumberField).
 */
export function MoneyField({ id, label, isLabelHidden, hint, error, ...props }: MoneyFieldProps) {
  const { name, amountRial, words, dense, disabled, unit } = props;
  const [draft, setDraft] = useState<string>();
  // An amount from elsewhere replaces a text that is none: the field never shows another amount than it submits.
  if (draft !== undefined && amountRial !== undefined) setDraft(undefined);
  const type = (typed: string) => {
    const bare = typed.replace(separators, '');
    const read = props.parse(bare);
    setDraft(read === undefined && bare !== '' ? typed : undefined);
    props.onAmount(read, bare === '' ? '' : typed);
  };
  const text = amountRial === undefined ? (props.text ?? draft ?? '') : props.format(amountRial);
  const isWorded = words !== undefined && amountRial !== undefined;
  const description = [describedBy(id, hint, error), words && `${id}-words`].filter(Boolean).join(' ');
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <div className={cx('field-group', { dense, invalid: Boolean(error), off: disabled })}>
        <RewrittenInput
          id={id}
          ref={props.inputRef}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className={cx('field-group-input')}
          disabled={disabled}
          placeholder={props.placeholder}
          onBlur={props.onBlur}
          text={text}
          onTyped={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={description || undefined}
        />
        <span className={cx('field-unit')}>{unit}</span>
      </div>
      {words ? (
        <span id={`${id}-words`} aria-live="polite" className={cx('field-hint')}>
          {isWorded ? words(amountRial) : null}
        </span>
      ) : null}
      {name ? <input type="hidden" name={name} value={amountRial ?? ''} disabled={disabled} /> : null}
    </FieldFrame>
  );
}
