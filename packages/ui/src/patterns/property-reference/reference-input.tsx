import { Checkbox } from '../../choice/choice';
import { cx } from '../../style/cx';
import type { ReferenceInput } from './reference-view';

/** Options in view; the others unfold. */
const SHOWN_OPTIONS = 6;

/** Fields for the wanted values; numbers are text, digits of any script may be typed. */
export function ReferenceInputFields({ input }: { readonly input: ReferenceInput }) {
  if (input.kind === 'options') {
    return (
      <fieldset className="u-reference-options">
        <legend className="sr">{input.legend}</legend>
        <Options name={input.name} options={input.options.slice(0, SHOWN_OPTIONS)} />
        {input.options.length > SHOWN_OPTIONS ? (
          <details>
            <summary>{input.more}</summary>
            <Options name={input.name} options={input.options.slice(SHOWN_OPTIONS)} />
          </details>
        ) : null}
      </fieldset>
    );
  }
  const { names, labels, placeholders, unitId, units } = input;
  const number = {
    inputMode: 'decimal',
    dir: 'ltr',
    autoComplete: 'off',
    maxLength: 24,
    className: cx('input', { dense: true }),
  } as const;
  return (
    <div className={cx('reference-range')}>
      <input {...number} name={names.min} placeholder={placeholders.min} aria-label={labels.min} />
      <span aria-hidden="true">{labels.to}</span>
      <input {...number} name={names.max} placeholder={placeholders.max} aria-label={labels.max} />
      {units.length > 0 ? (
        <select
          name={names.unit}
          defaultValue={unitId}
          aria-label={labels.unit}
          dir="ltr"
          className={cx('input', { dense: true })}
        >
          {units.map(({ id, symbol }) => (
            <option key={id} value={id}>
              {symbol}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

function Options({ name, options }: Pick<Extract<ReferenceInput, { kind: 'options' }>, 'name' | 'options'>) {
  return options.map(({ value, label }) => <Checkbox key={value} name={name} value={value} label={label} />);
}
