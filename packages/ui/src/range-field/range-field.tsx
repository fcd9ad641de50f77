import type { SelectOption } from '../select/select';
import { u } from '../style/u';

export interface RangeFieldProps {
  readonly id: string;
  /** Names of the three form fields. */
  readonly names: { readonly min: string; readonly max: string; readonly unit: string };
  readonly labels: { readonly min: string; readonly max: string; readonly unit: string; readonly to: string };
  readonly placeholders?: { readonly min?: string; readonly max?: string };
  /** As the person typed them: digits of any script. */
  readonly min?: string;
  readonly max?: string;
  readonly unitId?: string;
  readonly units: readonly SelectOption[];
  readonly error?: string;
}

/** A range of a quantity and the unit it is meant in. Works as part of a plain form; an island may listen to its events. */
export function RangeField({
  id,
  names,
  labels,
  placeholders,
  min,
  max,
  unitId,
  units,
  error,
}: RangeFieldProps) {
  const number = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const;
  const errorId = error ? `${id}-error` : undefined;
  const look = u('input', { dense: true, invalid: Boolean(error) });
  return (
    <div>
      <div className={u('range-field')}>
        <input
          {...number}
          name={names.min}
          defaultValue={min}
          placeholder={placeholders?.min}
          aria-label={labels.min}
          aria-describedby={errorId}
          className={look}
        />
        <span aria-hidden="true">{labels.to}</span>
        <input
          {...number}
          name={names.max}
          defaultValue={max}
          placeholder={placeholders?.max}
          aria-label={labels.max}
          aria-describedby={errorId}
          className={look}
        />
        <select
          name={names.unit}
          defaultValue={unitId}
          aria-label={labels.unit}
          dir="ltr"
          className={u('input', { dense: true })}
        >
          {units.map((unit) => (
            <option key={unit.value} value={unit.value}>
              {unit.label}
            </option>
          ))}
        </select>
      </div>
      {error ? (
        <span id={errorId} role="alert" className={u('field-hint', { error: true })}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
