'use client';

import { Button } from '@bazaar/ui/button';
import { CheckboxGroup } from '@bazaar/ui/choice-group';
import { WizardActions } from '@bazaar/ui/patterns/trade-wizard';
import { Select } from '@bazaar/ui/select';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import type { PropertyFieldProps } from './property-field-props';

/** So many choices are all in view; more are found in a list. */
const MOST_IN_VIEW = 6;

/** Renders the options a buyer accepts: one of them for an option, all of them for several options. */
export function OptionProperty({ id, known, value, error, onChange }: PropertyFieldProps) {
  const options = known.options ?? [];
  const chosen = value.options.map((option) => option.id);
  const legend = known.dataType === 'MultiOption' ? texts.allOf : texts.anyOf;
  // In the order of the catalogue, however they were chosen.
  const choose = (ids: readonly string[]) =>
    onChange({
      ...value,
      kind: known.dataType,
      options: options
        .filter((option) => ids.includes(option.id))
        .map(({ id: own, title }) => ({ id: own, title })),
    });
  if (options.length <= MOST_IN_VIEW) {
    return (
      <CheckboxGroup
        id={id}
        name={id}
        legend={legend}
        isRow
        error={error}
        values={chosen}
        onValues={choose}
        options={options.map((option) => ({ value: option.id, label: option.title }))}
      />
    );
  }
  return (
    <>
      <Select
        id={id}
        label={legend}
        error={error}
        dense
        value=""
        onChange={({ target }) => target.value !== '' && choose([...chosen, target.value])}
        options={[
          { value: '', label: chosen.length === 0 ? texts.any : texts.addOption(known.title) },
          ...options
            .filter((option) => !chosen.includes(option.id))
            .map((option) => ({ value: option.id, label: isolateCodes(option.title) })),
        ]}
      />
      {value.options.length === 0 ? null : (
        <WizardActions>
          {value.options.map((option) => (
            <Button
              key={option.id}
              size="small"
              aria-label={texts.removeOption(option.title)}
              onClick={() => choose(chosen.filter((one) => one !== option.id))}
            >
              <bdi>{option.title}</bdi> ×
            </Button>
          ))}
        </WizardActions>
      )}
    </>
  );
}
