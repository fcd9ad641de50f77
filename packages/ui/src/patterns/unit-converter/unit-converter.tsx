import { Button } from '../../button/button';
import { Card } from '../../card/card';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export interface ConverterUnitView {
  readonly id: string;
  readonly title: string;
  readonly symbol: string;
  /** base = value × factor + offset; an island converts with them while typing. */
  readonly factor: number;
  readonly offset: number;
  /** The number in this unit, formatted. */
  readonly result: string;
}

/** A quantity with its units; the reader sees the results of one at a time. */
export interface ConverterQuantityView {
  readonly id: string;
  /** The properties that are measured in it. */
  readonly title: string;
  /** «۳ واحد دیگر»; absent where all are in view. */
  readonly more?: string;
  /** The first two are in view. */
  readonly units: readonly ConverterUnitView[];
}

export interface UnitConverterProps {
  /** Address that the form is sent to. */
  readonly action: string;
  /** Names under which the form sends its fields. */
  readonly names: { readonly quantity: string; readonly value: string; readonly unit: string };
  /** Texts of its parts, from the translations of the app. */
  readonly labels: { readonly value: string; readonly unit: string; readonly convert: string };
  /** The quantity that is sent; a unit of another one goes before it. */
  readonly quantityId: string;
  /** As typed. */
  readonly value: string;
  /** Unit that is converted from; it says which quantity is shown. */
  readonly unitId: string;
  /** The quantities of the page, each with its units; the unit of the number decides which one is converted. */
  readonly quantities: readonly ConverterQuantityView[];
  /** How to write the number; in its place stands the error. */
  readonly hint?: string;
  /** Error when the typed text is not a quantity. */
  readonly problem?: string;
}

/** Units in view; the others unfold. */
const SHOWN_UNITS = 2;
const PROBLEM_ID = 'converter-problem';
const HINT_ID = 'converter-hint';

/**
 * A number in every unit of its quantity at once; the unit says which quantity. A form that submits to its own page; an island updates it
 * while typing.
 *
 * Use it once on a page, for all quantities the page speaks of. Not in a specification, whose values are converted together (UnitSwitch).
 */
export function UnitConverter({
  action,
  names,
  labels,
  quantityId,
  value,
  unitId,
  quantities,
  hint,
  problem = '',
}: UnitConverterProps) {
  return (
    <Card bleed>
      <div className={cx('unit-converter')}>
        <form action={action} method="get" data-converter className={cx('unit-converter-form')}>
          <input type="hidden" name={names.quantity} value={quantityId} />
          <input
            name={names.value}
            aria-label={labels.value}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            maxLength={24}
            defaultValue={value}
            aria-invalid={problem !== ''}
            aria-describedby={hint ? `${PROBLEM_ID} ${HINT_ID}` : PROBLEM_ID}
            className={cx('input', { dense: true })}
          />
          <select
            name={names.unit}
            aria-label={labels.unit}
            defaultValue={unitId}
            className={cx('input', { dense: true })}
          >
            {quantities.map(({ id, title, units }) => (
              <optgroup key={id} label={title}>
                {units.map((unit) => (
                  <option key={unit.id} value={unit.id} title={unit.title}>
                    {unit.symbol}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <Button type="submit" size="small">
            {labels.convert}
          </Button>
        </form>
        <div aria-live="polite">
          {quantities.map((quantity) => (
            <Quantity
              key={quantity.id}
              quantity={quantity}
              isShown={quantity.units.some((unit) => unit.id === unitId)}
            />
          ))}
        </div>
        <p id={PROBLEM_ID} role="alert">
          {problem}
        </p>
        {hint ? (
          <p id={HINT_ID} className="hint">
            <MixedText>{hint}</MixedText>
          </p>
        ) : null}
      </div>
    </Card>
  );
}

function Quantity({
  quantity: { id, title, units, more },
  isShown,
}: {
  readonly quantity: ConverterQuantityView;
  readonly isShown: boolean;
}) {
  return (
    <div data-quantity={id} hidden={!isShown}>
      <h3>{title}</h3>
      <Results units={units.slice(0, SHOWN_UNITS)} />
      {units.length > SHOWN_UNITS ? (
        <details>
          <summary>{more}</summary>
          <Results units={units.slice(SHOWN_UNITS)} />
        </details>
      ) : null}
    </div>
  );
}

function Results({ units }: Pick<ConverterQuantityView, 'units'>) {
  return (
    <dl>
      {units.map((unit) => (
        <div
          key={unit.id}
          data-unit={unit.id}
          data-symbol={unit.symbol}
          data-factor={unit.factor}
          data-offset={unit.offset}
        >
          <dt className="sr">{unit.title}</dt>
          <dd data-result>
            <bdi>{unit.result}</bdi>
          </dd>
          <dd>
            <Latin>{unit.symbol}</Latin>
          </dd>
        </div>
      ))}
    </dl>
  );
}
