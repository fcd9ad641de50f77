'use client';

import { useListMeasurementUnits } from '@bazaar/api/hooks/measurement-quantities';
import { formatSignificant } from '@bazaar/domain/persian';
import { type DraftProperty, type NumberRange, rangeInUnit } from '@bazaar/domain/trade-drafts';
import { MixedText } from '@bazaar/ui/mixed-text';
import { Select } from '@bazaar/ui/select';
import { Text } from '@bazaar/ui/text';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { TypedNumber } from '../lines/typed-number';
import type { PropertyFieldProps } from './property-field-props';

const SHOWN_DIGITS = 6;

/**
 * Renders a number or a span in any unit of its quantity. Another unit changes no typed number: what is typed is sent with its unit, and the
 * value in the property's own unit stands beside it.
 */
export function NumberProperty({ id, known, value, error, onChange }: PropertyFieldProps) {
  const set = (part: Partial<DraftProperty>) => onChange({ ...value, kind: 'Number', ...part });
  const quantity = known.measurementQuantityId ?? '';
  const units = useListMeasurementUnits(quantity, { query: { enabled: quantity !== '' } }).data ?? [];
  const own = units.find((unit) => unit.id === known.defaultMeasurementUnitId);
  const chosen = units.find((unit) => unit.id === value.unitId);
  const range = rangeInUnit(value, chosen, own);
  return (
    <>
      <TypedNumber
        id={id}
        label={texts.from}
        error={error}
        dense
        value={value.min}
        onType={(min) => set({ min })}
      />
      <TypedNumber id={`${id}-max`} label={texts.to} dense value={value.max} onType={(max) => set({ max })} />
      {quantity === '' ? null : (
        <Select
          id={`${id}-unit`}
          label={texts.unit}
          dense
          value={value.unitId}
          onChange={({ target }) => {
            const unit = units.find((one) => one.id === target.value);
            set({ unitId: target.value, unitText: unit?.displayText ?? '' });
          }}
          options={
            units.length === 0
              ? [{ value: value.unitId, label: value.unitText }]
              : units.map((unit) => ({ value: unit.id, label: unit.displayText }))
          }
        />
      )}
      {range === undefined ? null : (
        <Text as="small" size="12" tone="muted">
          <MixedText>{rangeText(range, own?.displayText ?? '')}</MixedText>
        </Text>
      )}
    </>
  );
}

function rangeText({ min, max }: NumberRange, unit: string): string {
  const { inUnit } = texts;
  const [low, high] = [min, max].map((bound) =>
    bound === undefined ? '' : formatSignificant(bound, SHOWN_DIGITS),
  );
  if (low && high) return low === high ? inUnit.exact(low, unit) : inUnit.range(low, high, unit);
  return low ? inUnit.from(low, unit) : inUnit.to(high ?? '', unit);
}
