import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Card } from '../../card/card';
import { TextField } from '../../field/field';
import { Heading } from '../../heading/heading';
import { Latin } from '../../latin/latin';
import { Select } from '../../select/select';
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
  /** Id of the quantity; used for ids and the anchor of the card. */
  readonly id: string;
  readonly title: string;
  readonly action: string;
  readonly names: { readonly quantity: string; readonly value: string; readonly unit: string };
  readonly labels: { readonly value: string; readonly unit: string; readonly convert: string };
  /** As typed. */
  readonly value: string;
  readonly unitId: string;
  readonly units: readonly ConverterUnitView[];
  /** Error when the typed text is not a quantity. */
  readonly problem?: string;
}

/**
 * A number in every unit of its quantity at once. A form that submits to its own page; an island updates it while typing.
 *
 * Use it beside the explanation of a property. Not in a specification, whose values are converted together (UnitSwitch).
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
    <Card padded as="section" id={`convert-${id}`} labelledBy={`convert-${id}-title`}>
      <Heading level={3} id={`convert-${id}-title`}>
        {title}
      </Heading>
      <form
        action={`${action}#convert-${id}`}
        method="get"
        data-converter={id}
        className={cx('unit-converter-form')}
      >
        <input type="hidden" name={names.quantity} value={id} />
        <TextField
          id={`convert-${id}-value`}
          name={names.value}
          label={labels.value}
          dense
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={24}
          defaultValue={value}
        />
        <Select
          id={`convert-${id}-unit`}
          name={names.unit}
          label={labels.unit}
          dense
          defaultValue={unitId}
          options={units.map((unit) => ({ value: unit.id, label: `${unit.title} (${unit.symbol})` }))}
        />
        <Button type="submit" size="small">
          {labels.convert}
        </Button>
      </form>
      <p role="alert">{problem}</p>
      <dl aria-live="polite">
        {units.map((unit) => (
          <div
            key={unit.id}
            data-unit={unit.id}
            data-symbol={unit.symbol}
            data-factor={unit.factor}
            data-offset={unit.offset}
          >
            <dt>{unit.title}</dt>
            <dd data-result>
              <bdi>{unit.result}</bdi>
            </dd>
            <dd>
              <Latin>{unit.symbol}</Latin>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function UnitConverters({ children }: { readonly children: ReactNode }) {
  return <div className={cx('unit-converters')}>{children}</div>;
}
