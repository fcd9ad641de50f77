import type { SelectOption } from '../select/select';
import { cx } from '../style/cx';

export interface RangeFieldProps {
  readonly id: string;
  /** Names of the three form fields. */
  readonly names: { readonly min: string; readonly max: string; readonly unit: string };
  readonly labels: { readonly min: string; readonly max: string; readonly unit: string; readonly to: string };
  /** Name of all three, above them; without it the context names the quantity. */
  readonly label?: string;
  readonly placeholders?: { readonly min?: string; readonly max?: string };
  /** As typed: digits of any script. */
  readonly min?: string;
  readonly max?: string;
  readonly unitId?: string;
  /** A quantity with one unit shows it as text, without a select. */
  readonly units: readonly SelectOption[];
  readonly hint?: string;
  readonly error?: string;
  /** The end with the error; both when absent. */
  readonly wrongEnd?: 'min' | 'max';
  /** A polite announcement that is not an error: the ends were swapped, a value was rounded. */
  readonly note?: string;
  readonly disabled?: boolean;
}

/**
 * A range of a quantity with its unit. An empty end is open. Works as part of a plain form; an island may listen to its events.
 *
 * Use it for ranges of sizes, loads, prices. Not for days (DateRangePicker), nor for one value with its unit (NumberField).
 */
export function RangeField(props: RangeFieldProps) {
  const { id, names, labels, label, placeholders, hint, error, note, disabled } = props;
  const notes = [error ? `${id}-error` : '', note ? `${id}-note` : '', hint ? `${id}-hint` : ''];
  const end = (which: 'min' | 'max') => {
    const isWrong = Boolean(error) && (props.wrongEnd ?? which) === which;
    return (
      <input
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        name={names[which]}
        defaultValue={props[which]}
        placeholder={placeholders?.[which]}
        disabled={disabled}
        aria-label={labels[which]}
        aria-invalid={isWrong || undefined}
        aria-describedby={notes.filter(Boolean).join(' ') || undefined}
        className={cx('input', { dense: true, invalid: isWrong })}
      />
    );
  };
  return (
    <fieldset className={cx('field')}>
      {label ? <legend className={cx('field-label')}>{label}</legend> : null}
      <div className={cx('range-field')}>
        {end('min')}
        <span aria-hidden="true">{labels.to}</span>
        {end('max')}
        <Unit {...props} />
      </div>
      {error ? (
        <span id={`${id}-error`} role="alert" className={cx('field-hint', { error: true })}>
          {error}
        </span>
      ) : null}
      <span id={`${id}-note`} role="status" className={note ? cx('field-hint') : 'sr'}>
        {note}
      </span>
      {hint ? (
        <span id={`${id}-hint`} className={cx('field-hint')}>
          {hint}
        </span>
      ) : null}
    </fieldset>
  );
}

function Unit({ names, labels, units, unitId, disabled }: RangeFieldProps) {
  const [only, ...others] = units;
  if (only && others.length === 0) {
    return (
      <span>
        <bdi>{only.label}</bdi>
        <input type="hidden" name={names.unit} value={only.value} disabled={disabled} />
      </span>
    );
  }
  return (
    <select
      name={names.unit}
      defaultValue={unitId}
      aria-label={labels.unit}
      dir="ltr"
      disabled={disabled}
      className={cx('input', { dense: true })}
    >
      {units.map((unit) => (
        <option key={unit.value} value={unit.value} disabled={unit.isDisabled}>
          {unit.label}
        </option>
      ))}
    </select>
  );
}
