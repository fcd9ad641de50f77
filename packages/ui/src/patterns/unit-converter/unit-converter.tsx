import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Latin } from '../../latin/latin';
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

export interface UnitConverterProps {
  /** Id of the quantity; used for ids and the anchor of the row. */
  readonly id: string;
  /** Heading that the reader sees first. */
  readonly title: string;
  /** Address that the form is sent to. */
  readonly action: string;
  /** Names under which the form sends its fields. */
  readonly names: { readonly quantity: string; readonly value: string; readonly unit: string };
  /** Texts of its parts, from the translations of the app. */
  readonly labels: {
    readonly value: string;
    readonly unit: string;
    readonly convert: string;
    /** «۳ واحد دیگر»; absent where all are in view. */
    readonly more?: string;
  };
  /** As typed. */
  readonly value: string;
  /** Unit that is converted from. */
  readonly unitId: string;
  /** The first two are in view. */
  readonly units: readonly ConverterUnitView[];
  /** Error when the typed text is not a quantity. */
  readonly problem?: string;
}

/** Units in view; the others unfold. */
const SHOWN_UNITS = 2;

/**
 * A number in every unit of its quantity at once. A form that submits to its own page; an island updates it while typing.
 *
 * Use it beside the explanation of a property, as a row of `UnitConverters`. Not in a specification, whose values are converted together
 * (UnitSwitch).
 */
export function UnitConverter({
  id,
  title,
  action,
  names,
  labels,
  value,
  unitId,
  units,
  problem = '',
}: UnitConverterProps) {
  return (
    <section id={`convert-${id}`} aria-labelledby={`convert-${id}-title`} className={cx('unit-converter')}>
      <Heading level={3} size="14" id={`convert-${id}-title`}>
        {title}
      </Heading>
      <form
        action={`${action}#convert-${id}`}
        method="get"
        data-converter={id}
        className={cx('unit-converter-form')}
      >
        <input type="hidden" name={names.quantity} value={id} />
        <input
          name={names.value}
          aria-label={labels.value}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={24}
          defaultValue={value}
          aria-invalid={problem !== ''}
          aria-describedby={`convert-${id}-problem`}
          className={cx('input', { dense: true })}
        />
        <select
          name={names.unit}
          aria-label={labels.unit}
          defaultValue={unitId}
          dir="ltr"
          className={cx('input', { dense: true })}
        >
          {units.map((unit) => (
            <option key={unit.id} value={unit.id} title={unit.title}>
              {unit.symbol}
            </option>
          ))}
        </select>
        <Button type="submit" size="small">
          {labels.convert}
        </Button>
      </form>
      <div>
        <Results units={units.slice(0, SHOWN_UNITS)} />
        {units.length > SHOWN_UNITS ? (
          <details>
            <summary>{labels.more}</summary>
            <Results units={units.slice(SHOWN_UNITS)} />
          </details>
        ) : null}
      </div>
      <p id={`convert-${id}-problem`} role="alert">
        {problem}
      </p>
    </section>
  );
}

function Results({ units }: Pick<UnitConverterProps, 'units'>) {
  return (
    <dl aria-live="polite">
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

/** The converters of a page, one sheet. */
export function UnitConverters({ children }: { readonly children: ReactNode }) {
  return (
    <Card bleed>
      <div className="u-unit-converters">{children}</div>
    </Card>
  );
}
