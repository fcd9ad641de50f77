import type { AssistantVocabulary, UnderstoodPart } from '@bazaar/domain/assistant';
import { type AssistantAddress, assistantHref } from '@bazaar/domain/assistant-answers';
import { formatToman } from '@bazaar/domain/money';
import { formatSignificant } from '@bazaar/domain/persian';
import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/field';
import { Select } from '@bazaar/ui/select';
import type { ReactNode } from 'react';
import { assistantMessages } from '@/translations/assistant';
import { EDIT_FIELDS } from '../reading/edit-from-form';
import { editedHref } from './chip-views';

const texts = assistantMessages.editor;
const DIGITS = 9;

export interface ChipEditorProps {
  readonly part: UnderstoodPart;
  readonly path: string;
  readonly address: AssistantAddress;
  readonly vocabulary: AssistantVocabulary;
  readonly categoryId: string;
}

/** Renders the form that changes one chip, and the link that makes it a condition or a preference. It submits to the page itself. */
export function ChipEditor({ part, path, address, vocabulary, categoryId }: ChipEditorProps) {
  const fields = fieldsOf(part, vocabulary, categoryId);
  const strength = part.strength === 'hard' ? 'soft' : 'hard';
  const canPrefer = part.kind !== 'quantity';
  return (
    <>
      {fields === undefined ? null : (
        <form action={path} method="get">
          {[...new URL(assistantHref(path, address), 'http://site').searchParams].map(([name, value]) => (
            <input key={`${name}${value}`} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name={EDIT_FIELDS.kind} value={part.kind} />
          <input type="hidden" name={EDIT_FIELDS.key} value={part.key} />
          {fields}
          <Button type="submit" size="small" tone="primary">
            {texts.apply}
          </Button>
        </form>
      )}
      {canPrefer ? (
        <a href={editedHref(path, address, { kind: 'strength', key: part.key, strength })}>
          {strength === 'soft' ? texts.toSoft : texts.toHard}
        </a>
      ) : null}
    </>
  );
}

function fieldsOf(part: UnderstoodPart, vocabulary: AssistantVocabulary, categoryId: string): ReactNode {
  const id = part.key.replace(/\W+/g, '-');
  switch (part.kind) {
    case 'range': {
      const property = vocabulary.properties[categoryId]?.find((one) => one.id === part.propertyId);
      const units = vocabulary.units.filter(({ quantityId }) => quantityId === property?.quantityId);
      return (
        <>
          <NumberInput id={`${id}-min`} name={EDIT_FIELDS.min} label={texts.min} value={part.min} />
          <NumberInput id={`${id}-max`} name={EDIT_FIELDS.max} label={texts.max} value={part.max} />
          {units.length > 1 ? (
            <Select
              id={`${id}-unit`}
              name={EDIT_FIELDS.unit}
              label={texts.unit}
              dense
              defaultValue={part.unitId ?? property?.defaultUnitId}
              options={units.map((unit) => ({ value: unit.id, label: unit.displayText ?? unit.symbol }))}
            />
          ) : null}
        </>
      );
    }
    case 'options': {
      const property = vocabulary.properties[categoryId]?.find((one) => one.id === part.propertyId);
      return (
        <fieldset>
          <legend className="sr">{texts.options}</legend>
          {(property?.options ?? []).map((option) => (
            <label key={option.id}>
              <input
                type="checkbox"
                name={EDIT_FIELDS.option}
                value={option.id}
                defaultChecked={part.optionIds.includes(option.id)}
              />
              <bdi>{option.title}</bdi>
            </label>
          ))}
        </fieldset>
      );
    }
    case 'quantity':
      return (
        <NumberInput id={`${id}-amount`} name={EDIT_FIELDS.amount} label={texts.amount} value={part.amount} />
      );
    case 'price':
      return (
        <TextField
          id={`${id}-price`}
          name={EDIT_FIELDS.maxPrice}
          label={texts.maxPrice}
          dense
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={24}
          defaultValue={part.maxRial === undefined ? '' : formatToman(part.maxRial)}
        />
      );
    default:
      return undefined;
  }
}

interface NumberInputProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
}

function NumberInput({ value, ...field }: NumberInputProps) {
  return (
    <TextField
      {...field}
      dense
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      maxLength={24}
      defaultValue={value === undefined ? '' : formatSignificant(value, DIGITS)}
    />
  );
}
