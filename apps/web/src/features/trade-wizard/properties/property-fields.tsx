'use client';

import type { CategoryProperty } from '@bazaar/api/model';
import type { DraftLine, DraftProperty } from '@bazaar/domain/trade-drafts';
import { Select } from '@bazaar/ui/select';
import { Text } from '@bazaar/ui/text';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import type { WizardContext } from '../wizard-context';
import { fieldId } from '../wizard-texts';
import { PropertyField } from './property-field';

export interface PropertyFieldsProps {
  readonly line: DraftLine;
  readonly context: Pick<WizardContext, 'reads' | 'errors'>;
  readonly onChange: (required: readonly DraftProperty[]) => void;
}

/** Renders the required properties of a line: those it states, those its category demands, and a choice of further ones. */
export function PropertyFields({ line, context, onChange }: PropertyFieldsProps) {
  const known = context.reads.properties.get(line.categoryId) ?? [];
  const stated = new Map(line.required.map((property) => [property.propertyId, property]));
  const shown = known.filter(({ id, isRequiredInRequest }) => isRequiredInRequest || stated.has(id));
  const rest = known.filter((property) => !shown.includes(property));
  const put = (property: DraftProperty) =>
    onChange(
      stated.has(property.propertyId)
        ? line.required.map((one) => (one.propertyId === property.propertyId ? property : one))
        : [...line.required, property],
    );
  if (line.categoryId === '') return <Text tone="muted">{texts.noRequired}</Text>;
  return (
    <div id={fieldId(`lines.${line.key}.required`)}>
      {shown.map((property) => (
        <PropertyField
          key={property.id}
          id={fieldId(`lines.${line.key}.required.${property.id}`)}
          error={context.errors[`lines.${line.key}.required.${property.id}`]}
          known={property}
          value={stated.get(property.id) ?? emptyProperty(property)}
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
            { value: '', label: texts.chooseProperty },
            ...rest.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      )}
    </div>
  );
}

function emptyProperty(property: CategoryProperty): DraftProperty {
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
