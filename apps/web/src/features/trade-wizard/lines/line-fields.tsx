'use client';

import { getActiveCategory } from '@bazaar/api/categories';
import { toPersianDigits } from '@bazaar/domain/persian';
import type { DraftLine } from '@bazaar/domain/trade-drafts';
import { TextField } from '@bazaar/ui/field';
import { WizardPair, WizardStack } from '@bazaar/ui/patterns/trade-wizard';
import { Select } from '@bazaar/ui/select';
import { TextArea } from '@bazaar/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { type WizardContext, withLine } from '../wizard-context';
import { fieldId } from '../wizard-texts';
import { CatalogueField } from './catalogue-field';
import { findCategories } from './find-catalogue';
import { PropertyFields } from './property-fields';

const LONGEST_NOTE = 1000;

/** Renders the fields of the open line. */
export function LineFields({ line, context }: { readonly line: DraftLine; readonly context: WizardContext }) {
  const { change, errors, reads } = context;
  const at = (field: string) => ({
    id: fieldId(`lines.${line.key}.${field}`),
    error: errors[`lines.${line.key}.${field}`],
  });
  const set = (part: Partial<DraftLine>) => change(withLine(line.key, part));
  const category = useQuery({
    queryKey: ['category-name', line.categoryId],
    queryFn: () => getActiveCategory(line.categoryId),
    enabled: line.categoryId !== '',
  });
  const name = category.data?.name;
  return (
    <>
      <WizardStack>
        <TextField
          {...at('title')}
          label={texts.itemTitle}
          value={line.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <CatalogueField
          key={name ?? ''}
          {...at('categoryId')}
          label={texts.category}
          placeholder={texts.categoryPlaceholder}
          find={findCategories}
          chosen={name === undefined ? undefined : { value: line.categoryId, label: name }}
          // A cleared field changes nothing: the properties of the line are its category's, and would go with it.
          onChoose={(option) => {
            if (option !== undefined && option.value !== line.categoryId)
              set({ categoryId: option.value, required: [] });
          }}
        />
        <PropertyFields line={line} context={context} />
      </WizardStack>
      <WizardStack>
        <WizardPair>
          <TextField
            {...at('quantity')}
            label={texts.quantity}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            value={line.quantity}
            onChange={({ target }) => set({ quantity: toPersianDigits(target.value) })}
          />
          <Select
            {...at('unitId')}
            label={texts.unit}
            value={line.unitId}
            onChange={({ target }) => set({ unitId: target.value })}
            options={[
              { value: '', label: texts.chooseUnit },
              ...(reads.units.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        </WizardPair>
        <WizardPair>
          <TextField
            {...at('targetPrice')}
            label={texts.targetPrice}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            value={line.targetPrice}
            onChange={({ target }) => set({ targetPrice: toPersianDigits(target.value) })}
          />
          <TextField
            {...at('priceQuantities.0')}
            label={texts.priceSteps}
            hint={texts.priceStepsHint}
            inputMode="text"
            dir="ltr"
            autoComplete="off"
            defaultValue={line.priceQuantities.join(' ')}
            onChange={({ target }) =>
              set({ priceQuantities: toPersianDigits(target.value).split(/\s+/).filter(Boolean) })
            }
          />
        </WizardPair>
        <TextArea
          {...at('note')}
          label={`${texts.note} ${texts.optional}`}
          rows="few"
          value={line.note}
          counter={{
            max: LONGEST_NOTE,
            text: (used, max) => texts.used(toPersianDigits(used), toPersianDigits(max)),
          }}
          onChange={({ target }) => set({ note: target.value })}
        />
      </WizardStack>
    </>
  );
}
