'use client';

import { mdiMinus, mdiPlus } from '@mdi/js';
import type { KeyboardEvent, Ref } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from '../field/field';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';
import { type NumberRules, useNumberDraft } from './use-number-draft';

export type NumberFieldProps = Omit<FieldFrameProps, 'children'> &
  Pick<NumberRules, 'parse' | 'format' | 'onValue'> & {
    /** Name under which the form submits the number in Latin digits. */
    readonly name?: string;
    /** The number; `undefined` when the field is empty. */
    readonly value: number | undefined;
    /** Smallest number that the buttons reach. */
    readonly min?: number;
    /** Largest number that the buttons reach. */
    readonly max?: number;
    /** Distance of one press of a button or an arrow key. */
    readonly step?: number;
    /** A word beside the number: «عدد», «متر». */
    readonly unit?: string;
    /** Accessible names of the two buttons. */
    readonly stepLabels: { readonly increase: string; readonly decrease: string };
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

const stepsOfKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A quantity, typed with digits of any script or changed in steps. A value out of bounds is kept and reported: the caller shows the error.
 *
 * Use it for pieces, sizes, days. Not for codes and phone numbers (TextField, PhoneField), nor for money (MoneyField).
 */
export function NumberField({ id, label, isLabelHidden, hint, error, ...props }: NumberFieldProps) {
  const { name, value, min, max, step = 1, unit, dense, disabled } = props;
  const draft = useNumberDraft({ ...props, min, max, step });
  const press = (event: KeyboardEvent) => {
    const steps = stepsOfKey[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    draft.move(steps);
  };
  return (
    <FieldFrame id={id} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <div className={cx('field-group', { dense, invalid: Boolean(error), off: disabled })}>
        <input
          id={id}
          ref={props.inputRef}
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          className={cx('field-group-input')}
          disabled={disabled}
          placeholder={props.placeholder}
          value={draft.text}
          onChange={(event) => draft.type(event.target.value)}
          onBlur={() => {
            draft.leave();
            props.onBlur?.();
          }}
          onKeyDown={press}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={unit ? `${draft.text} ${unit}` : draft.text}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
        {unit ? (
          <span aria-hidden="true" className={cx('field-unit')}>
            {unit}
          </span>
        ) : null}
        <StepButton
          icon={mdiMinus}
          label={props.stepLabels.decrease}
          disabled={disabled}
          isAtLimit={value !== undefined && min !== undefined && value <= min}
          onStep={() => draft.move(-1)}
        />
        <StepButton
          icon={mdiPlus}
          label={props.stepLabels.increase}
          disabled={disabled}
          isAtLimit={value !== undefined && max !== undefined && value >= max}
          onStep={() => draft.move(1)}
        />
      </div>
      {name ? <input type="hidden" name={name} value={value ?? ''} disabled={disabled} /> : null}
    </FieldFrame>
  );
}

interface StepButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly disabled: boolean | undefined;
  /** It keeps the focus of the press that has reached the limit. */
  readonly isAtLimit: boolean;
  readonly onStep: () => void;
}

/** For touch and the pointer: the keyboard has its arrows, so Tab skips it. */
function StepButton({ icon, label, disabled, isAtLimit, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      aria-disabled={isAtLimit || undefined}
      className={cx('field-step')}
      onClick={() => {
        if (!isAtLimit) onStep();
      }}
    >
      <Icon path={icon} />
    </button>
  );
}
