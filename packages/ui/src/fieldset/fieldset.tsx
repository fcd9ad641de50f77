import type { ReactNode } from 'react';
import { describedBy } from '../field/field';
import { FieldNotes } from '../field/field-notes';
import type { Definitions } from '../generated/definitions';
import { cx } from '../style/cx';

export interface FieldsetProps {
  /** Also the target of FormSummary's links: they focus the first control inside. */
  readonly id: string;
  /** What the group asks for. */
  readonly legend: ReactNode;
  /** Hides the legend visually and keeps it for assistive technology. */
  readonly isLegendHidden?: boolean;
  /** The legend is the title of a part of a long form. */
  readonly isSection?: boolean;
  /** Help below the field; read out with it. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; it replaces the hint and marks the field invalid. */
  readonly error?: ReactNode;
  /** Makes every field of the group unusable. */
  readonly disabled?: boolean;
  /** `radiogroup` for one choice out of several. */
  readonly role?: 'radiogroup';
  /** At least one choice must be made; the legend says so. */
  readonly isRequired?: boolean;
  /** One column, two columns, or choices in a row. */
  readonly layout?: Definitions['fieldset-body'];
  readonly children: ReactNode;
}

/**
 * Fields that answer one question together, under one legend that a screen reader reads before each of them.
 *
 * Use it for an address, a period, a pair of sizes. Not for one field (its label is enough), nor for choices: use RadioGroup and
 * CheckboxGroup, which are built on it.
 */
export function Fieldset({ id, legend, hint, error, layout, children, ...props }: FieldsetProps) {
  // A group without this role may not have these attributes.
  const voice = props.role && {
    role: props.role,
    'aria-required': props.isRequired,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <fieldset
      id={id}
      disabled={props.disabled}
      aria-describedby={describedBy(id, hint, error)}
      {...voice}
      className={cx('fieldset')}
    >
      <legend className={props.isLegendHidden ? 'sr' : cx('fieldset-legend', { section: props.isSection })}>
        {legend}
      </legend>
      <div className={cx('fieldset-body', layout)}>{children}</div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
