import { cx } from '../../style/cx';

export interface FilterUnitView {
  readonly id: string;
  readonly symbol: string;
  /** Name of the unit; it may be typed after a number. */
  readonly title?: string;
  /** base = value × factor + offset; an island converts typed numbers with them. */
  readonly factor: number;
  readonly offset: number;
}

export interface FilterRangeProps {
  /** Names of the three form fields. */
  readonly names: { readonly min: string; readonly max: string; readonly unit: string };
  readonly labels: { readonly min: string; readonly max: string; readonly unit: string; readonly to: string };
  readonly placeholders: { readonly min: string; readonly max: string };
  /** In Persian digits. */
  readonly min: string;
  readonly max: string;
  /** The same numbers unrounded, for an island that sends them back unchanged. */
  readonly exact?: { readonly min?: number; readonly max?: number };
  /** The typed text is not a quantity: why, and in which fields. */
  readonly error?: { readonly text: string; readonly min: boolean; readonly max: boolean };
  readonly unitId: string;
  readonly units: readonly FilterUnitView[];
  readonly bars?: FilterBarsView;
}

export interface FilterBarsView {
  /** Products per equal part of the range, lowest first. */
  readonly counts: readonly number[];
  /** Which parts the chosen range includes. */
  readonly chosen: readonly boolean[];
  readonly lowest: string;
  readonly highest: string;
}

/** A range of a quantity with its unit. Numbers are text: digits of any script may be typed. */
export function FilterRange({
  names,
  labels,
  placeholders,
  min,
  max,
  exact,
  error,
  unitId,
  units,
  bars,
}: FilterRangeProps) {
  const errorId = `${names.min}-error`;
  const number = (isWrong = false) =>
    ({
      inputMode: 'decimal',
      dir: 'ltr',
      autoComplete: 'off',
      maxLength: 24,
      className: cx('input', { dense: true, invalid: isWrong }),
      ...(isWrong ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}),
    }) as const;
  return (
    <div data-range>
      {bars ? <FilterBars {...bars} /> : null}
      <div className={cx('filter-range')}>
        <input
          {...number(error?.min)}
          name={names.min}
          defaultValue={min}
          data-exact={exact?.min}
          placeholder={placeholders.min}
          aria-label={labels.min}
        />
        <span aria-hidden="true">{labels.to}</span>
        <input
          {...number(error?.max)}
          name={names.max}
          defaultValue={max}
          data-exact={exact?.max}
          placeholder={placeholders.max}
          aria-label={labels.max}
        />
        <UnitChoice name={names.unit} label={labels.unit} unitId={unitId} units={units} />
        {error ? (
          <span id={errorId} role="alert" className={cx('field-hint', { error: true })}>
            {error.text}
          </span>
        ) : null}
      </div>
    </div>
  );
}

function UnitChoice({
  name,
  label,
  unitId,
  units,
}: {
  readonly name: string;
  readonly label: string;
  readonly unitId: string;
  readonly units: readonly FilterUnitView[];
}) {
  if (units.length === 0) return null;
  return (
    <select
      name={name}
      defaultValue={unitId}
      data-value={unitId}
      aria-label={label}
      dir="ltr"
      className={cx('input', { dense: true })}
    >
      {units.map(({ id, symbol, title, factor, offset }) => (
        <option
          key={id}
          value={id}
          title={title}
          data-symbol={symbol}
          data-factor={factor}
          data-offset={offset}
        >
          {symbol}
        </option>
      ))}
    </select>
  );
}

/** Histogram of the products over the range; the lowest is on the right, where reading begins. */
function FilterBars({ counts, chosen, lowest, highest }: FilterBarsView) {
  const most = Math.max(1, ...counts);
  return (
    <>
      <svg
        className="u-filter-bars"
        viewBox={`0 0 ${counts.length * 10} 32`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {counts.map((count, index) => {
          const height = count === 0 ? 1 : 2 + (count / most) * 30;
          const x = (counts.length - 1 - index) * 10;
          return (
            <rect
              key={x}
              x={x + 0.8}
              y={32 - height}
              width={8.4}
              height={height}
              className={chosen[index] ? 'on' : undefined}
            />
          );
        })}
      </svg>
      <p className="u-filter-ends">
        <bdi>{lowest}</bdi> <bdi>{highest}</bdi>
      </p>
    </>
  );
}
