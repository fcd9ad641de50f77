import { mdiCalendarMonthOutline } from '@mdi/js';
import type { ReactNode, RefObject } from 'react';
import { describedBy, FieldFrame, type FieldFrameProps } from '../field/field';
import { Icon } from '../icon/icon';
import { cx } from '../style/cx';
import type { DateTexts } from './date-texts';
import type { TypedDate } from './use-typed-date';

export interface DateInputProps extends Omit<FieldFrameProps, 'children'> {
  readonly typed: TypedDate;
  readonly texts: DateTexts;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly dense?: boolean;
  /** It has an error that is shown elsewhere: one for both ends of a range. */
  readonly isInvalid?: boolean;
  /** The calendar, while it is open. */
  readonly children?: ReactNode;
}

/** The text field of a date picker, with the button that opens the calendar. */
export function DateInput({ id, typed, texts, isOpen, onToggle, buttonRef, ...input }: DateInputProps) {
  const error = input.error ?? typed.error;
  const isInvalid = Boolean(error) || input.isInvalid === true;
  return (
    <FieldFrame
      id={id}
      label={input.label}
      isLabelHidden={input.isLabelHidden}
      hint={input.hint}
      error={error}
    >
      <div className={cx('date-field')}>
        <input
          id={id}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          className={cx('input', { dense: input.dense, invalid: isInvalid })}
          value={typed.text}
          placeholder={input.placeholder}
          disabled={input.disabled}
          required={input.required}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(id, input.hint, error)}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={typed.finish}
          onKeyDown={(event) => {
            if (event.key === 'Enter') typed.finish();
            if (event.key !== 'ArrowDown' || isOpen) return;
            event.preventDefault();
            typed.finish();
            onToggle();
          }}
        />
        <button
          ref={buttonRef}
          type="button"
          className={cx('field-button')}
          disabled={input.disabled}
          aria-label={texts.openCalendar}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Icon path={mdiCalendarMonthOutline} />
        </button>
        {input.children}
      </div>
    </FieldFrame>
  );
}
