'use client';

import { useListMeasurementUnits } from '@bazaar/api/hooks/measurement-quantities';
import type { CategoryProperty } from '@bazaar/api/model';
import { toPersianDigits } from '@bazaar/domain/persian';
import type { DraftLine, DraftProperty } from '@bazaar/domain/trade-drafts';
import { TextField } from '@bazaar/ui/field';
import { WizardProperty } from '@bazaar/ui/patterns/trade-wizard';
import { Select } from '@bazaar/ui/select';
import { Text } from '@bazaar/ui/text';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { type WizardContext, withLine } from '../wizard-context';
import { fieldId } from '../wizard-texts';

/** Renders the required properties of a line: those it states, those its category demands, and a choice of further ones. */
export function PropertyFields({
  line,
  context,
}: {
  readonly line: DraftLine;
  readonly context: WizardContext;
}) {
  const known = context.reads.properties.get(line.categoryId) ?? [];
  const stated = new Set(line.required.map(({ propertyId }) => propertyId));
  const shown = known.filter(({ id, isRequiredInRequest }) => isRequiredInRequest || stated.has(id));
  const rest = known.filter((property) => !shown.includes(property));
  const put = (property: DraftProperty) => {
    const others = line.required.filter(({ propertyId }) => propertyId !== property.propertyId);
    context.change(withLine(line.key, { required: [...others, property] }));
  };
  if (line.categoryId === '') return <Text tone="muted">{texts.noRequired}</Text>;
  return (
    <div id={fieldId(`lines.${line.key}.required`)}>
      {shown.map((property) => (
        <PropertyField
          key={property.id}
          id={fieldId(`lines.${line.key}.required.${property.id}`)}
          error={context.errors[`lines.${line.key}.required.${property.id}`]}
          known={property}
          value={
            line.required.find(({ propertyId }) => propertyId === property.id) ?? emptyProperty(property)
          }
          onChange={put}
        />
      ))}
      {rest.length === 0 ? null : (
        <Select
          id={fieldId(`lines.${line.key}.add`)}
          label={texts.addProperty}
          value=""
          onChange={({ target }) => {
            const property = rest.find(({ id }) => id === target.value);
            if (property !== undefined) put(emptyProperty(property));
          }}
          options={[
            { value: '', label: texts.addProperty },
            ...rest.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
    </div>
  );
}

export function emptyProperty(property: CategoryProperty): DraftProperty {
  return {
    propertyId: property.id,
    title: property.title,
    kind: property.dataType,
    min: '',
    max: '',
    unitId: property.defaultMeasurementUnitId ?? '',
    unitText: property.defaultMeasurementUnitDisplayText ?? '',
    options: [],
    text: '',
  };
}

interface PropertyFieldProps {
  readonly id: string;
  readonly known: CategoryProperty;
  readonly value: DraftProperty;
  readonly error: string | undefined;
  readonly onChange: (value: DraftProperty) => void;
}

function PropertyField({ id, known, value, error, onChange }: PropertyFieldProps) {
  const set = (part: Partial<DraftProperty>) => onChange({ ...value, kind: known.dataType, ...part });
  const number = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off', dense: true } as const;
  if (known.dataType === 'Number') {
    return (
      <WizardProperty title={known.title}>
        <TextField
          {...number}
          id={id}
          label={texts.from}
          error={error}
          value={value.min}
          onChange={({ target }) => set({ min: toPersianDigits(target.value) })}
        />
        <TextField
          {...number}
          id={`${id}-max`}
          label={texts.to}
          value={value.max}
          onChange={({ target }) => set({ max: toPersianDigits(target.value) })}
        />
        <UnitField id={`${id}-unit`} known={known} value={value} onChange={set} />
      </WizardProperty>
    );
  }
  if (known.dataType === 'Option' || known.dataType === 'MultiOption') {
    const chosen = value.options[0]?.id ?? '';
    return (
      <WizardProperty title={known.title}>
        <Select
          id={id}
          label={known.title}
          isLabelHidden
          error={error}
          dense
          value={chosen}
          onChange={({ target }) =>
            set({ options: known.options?.filter((option) => option.id === target.value) ?? [] })
          }
          options={[
            { value: '', label: texts.any },
            ...(known.options ?? []).map((option) => ({ value: option.id, label: option.title })),
          ]}
        />
      </WizardProperty>
    );
  }
  if (known.dataType === 'Boolean') {
    return (
      <WizardProperty title={known.title}>
        <Select
          id={id}
          label={known.title}
          isLabelHidden
          error={error}
          dense
          value={value.isTrue === undefined ? '' : String(value.isTrue)}
          onChange={({ target }) => {
            const { isTrue: _, ...rest } = value;
            onChange(
              target.value === '' ? rest : { ...rest, kind: 'Boolean', isTrue: target.value === 'true' },
            );
          }}
          options={[
            { value: '', label: texts.any },
            { value: 'true', label: texts.yes },
            { value: 'false', label: texts.no },
          ]}
        />
      </WizardProperty>
    );
  }
  return (
    <WizardProperty title={known.title}>
      <TextField
        id={id}
        label={known.title}
        isLabelHidden
        error={error}
        dense
        value={value.text}
        onChange={({ target }) => set({ text: target.value })}
      />
    </WizardProperty>
  );
}

function UnitField({
  id,
  known,
  value,
  onChange,
}: Pick<PropertyFieldProps, 'id' | 'known' | 'value'> & {
  readonly onChange: (part: Partial<DraftProperty>) => void;
}) {
  const quantity = known.measurementQuantityId ?? '';
  const units = useListMeasurementUnits(quantity, { query: { enabled: quantity !== '' } });
  if (quantity === '') return null;
  const all = units.data ?? [];
  return (
    <Select
      id={id}
      label={texts.unit}
      dense
      value={value.unitId}
      onChange={({ target }) => {
        const unit = all.find((one) => one.id === target.value);
        onChange({ unitId: target.value, unitText: unit?.displayText ?? '' });
      }}
      options={
        all.length === 0
          ? [{ value: value.unitId, label: value.unitText }]
          : all.map((unit) => ({ value: unit.id, label: unit.displayText }))
      }
    />
  );
}
