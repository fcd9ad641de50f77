import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { TextField } from '../../field/field';
import { cx } from '../../style/cx';

export interface LandingFilterProps {
  /** Address that the form is sent to. */
  readonly action: string;
  /** Name under which the form sends the text. */
  readonly name: string;
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** An example of what to type; never the label. */
  readonly placeholder: string;
  /** Text of the submit button. */
  readonly submitLabel: string;
  /** Text that the list is filtered by. */
  readonly term: string;
  /** The head of the page, whose end the field takes. */
  readonly intro?: ReactNode;
  /** Called while typing; without it the form is submitted. */
  readonly onType?: (typed: string) => void;
}

/**
 * Filters the categories of an area by name; where scripts run, the button of the form is hidden.
 *
 * Use it above the groups of an area. Not for products (FilterPanel), and not in the header (SearchBox).
 */
export function LandingFilter({
  action,
  name,
  label,
  placeholder,
  submitLabel,
  term,
  intro,
  onType,
}: LandingFilterProps) {
  const filter = (
    <search aria-label={label}>
      <form
        action={action}
        method="get"
        className={cx('landing-filter')}
        onSubmit={onType ? (event) => event.preventDefault() : undefined}
      >
        <TextField
          id="hub-filter"
          name={name}
          label={label}
          placeholder={placeholder}
          type="search"
          autoComplete="off"
          maxLength={120}
          defaultValue={term}
          onChange={onType ? (event) => onType(event.target.value) : undefined}
        />
        <Button type="submit">{submitLabel}</Button>
      </form>
    </search>
  );
  return (
    <div className={cx('landing-intro')}>
      {intro}
      {filter}
    </div>
  );
}
