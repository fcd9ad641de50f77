'use client';

import { TextField } from '@bazaar/ui/field';
import { MixedText } from '@bazaar/ui/mixed-text';
import { WizardProperty } from '@bazaar/ui/patterns/trade-wizard';
import { Select } from '@bazaar/ui/select';
import { useState } from 'react';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { readDay, showDay } from '../wizard-texts';
import { NumberProperty } from './number-property';
import { OptionProperty } from './option-property';
import type { PropertyFieldProps } from './property-field-props';

/** Renders the fields of one required property by its kind. */
export function PropertyField(props: PropertyFieldProps) {
  const { title, symbol } = props.known;
  return (
    <WizardProperty title={<MixedText>{symbol ? `${title} ${symbol}` : title}</MixedText>}>
      {fieldOf(props)}
    </WizardProperty>
  );
}

function fieldOf(props: PropertyFieldProps) {
  switch (props.known.dataType) {
    case 'Number':
      return <NumberProperty {...props} />;
    case 'Option':
    case 'MultiOption':
      return <OptionProperty {...props} />;
    case 'Boolean':
      return <YesNo {...props} />;
    case 'Date':
      return <Day {...props} />;
    default:
      return <FreeText {...props} />;
  }
}

function YesNo({ id, known, value, error, onChange }: PropertyFieldProps) {
  return (
    <Select
      id={id}
      label={known.title}
      isLabelHidden
      error={error}
      dense
      value={value.isTrue === undefined ? '' : String(value.isTrue)}
      onChange={({ target }) => {
        const { isTrue: _, ...rest } = value;
        onChange(target.value === '' ? rest : { ...rest, kind: 'Boolean', isTrue: target.value === 'true' });
      }}
      options={[
        { value: '', label: texts.any },
        { value: 'true', label: texts.yes },
        { value: 'false', label: texts.no },
      ]}
    />
  );
}

function Day({ id, known, value, error, onChange }: PropertyFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      id={id}
      label={known.title}
      isLabelHidden
      hint={texts.dayHint}
      error={error}
      dense
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? showDay(value.text)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ ...value, kind: 'Date', text: readDay(target.value) });
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function FreeText({ id, known, value, error, onChange }: PropertyFieldProps) {
  return (
    <TextField
      id={id}
      label={known.title}
      isLabelHidden
      error={error}
      dense
      value={value.text}
      onChange={({ target }) => onChange({ ...value, kind: 'Text', text: target.value })}
    />
  );
}
