'use client';

import { getActiveCategory } from '@bazaar/api/categories';
import { DOCUMENT_RULES } from '@bazaar/domain/files/check-file';
import { toPersianDigits } from '@bazaar/domain/persian';
import type { DraftLine } from '@bazaar/domain/trade-drafts';
import { TextField } from '@bazaar/ui/field';
import { WizardPair, WizardStack } from '@bazaar/ui/patterns/trade-wizard';
import { Select } from '@bazaar/ui/select';
import { TextArea } from '@bazaar/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { FileField } from '../files/file-field';
import { lineTarget, withoutFile } from '../files/with-file';
import { PropertyFields } from '../properties/property-fields';
import type { WizardContext } from '../wizard-context';
import { fieldId } from '../wizard-texts';
import { CatalogueField } from './catalogue/catalogue-field';
import { findCategories } from './find-catalogue';
import { TypedNumber } from './typed-number';
import { useTypedLine } from './use-typed-line';

const LONGEST_NOTE = 1000;

export interface LineFieldsProps {
  readonly line: DraftLine;
  readonly context: WizardContext;
}

/** Renders the fields of the open line. */
export function LineFields({ line: stored, context }: LineFieldsProps) {
  const { change, errors, reads, uploads } = context;
  const [line, set] = useTypedLine(stored, change);
  const at = (field: string) => ({
    id: fieldId(`lines.${line.key}.${field}`),
    error: errors[`lines.${line.key}.${field}`],
  });
  const category = useQuery({
    queryKey: ['category-name', line.categoryId],
    queryFn: () => getActiveCategory(line.categoryId),
    enabled: line.categoryId !== '',
  });
  const name = category.data?.name;
  const target = lineTarget(line.key);
  return (
    <>
      <WizardStack>
        <TextField
          {...at('title')}
          label={texts.itemTitle}
          value={line.title}
          onChange={(event) => set({ title: event.target.value })}
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
        <PropertyFields line={line} context={context} onChange={(required) => set({ required })} />
      </WizardStack>
      <WizardStack>
        <WizardPair>
          <TypedNumber
            {...at('quantity')}
            label={texts.quantity}
            value={line.quantity}
            onType={(quantity) => set({ quantity })}
          />
          <Select
            {...at('unitId')}
            label={texts.unit}
            value={line.unitId}
            onChange={(event) => set({ unitId: event.target.value })}
            options={[
              { value: '', label: texts.chooseUnit },
              ...(reads.units.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        </WizardPair>
        <WizardPair>
          <TypedNumber
            {...at('targetPrice')}
            label={texts.targetPrice}
            value={line.targetPrice}
            onType={(targetPrice) => set({ targetPrice })}
          />
          <TextField
            {...at('priceQuantities')}
            label={texts.priceSteps}
            hint={texts.priceStepsHint}
            inputMode="text"
            dir="ltr"
            autoComplete="off"
            defaultValue={line.priceQuantities.join(' ')}
            onChange={(event) =>
              set({ priceQuantities: toPersianDigits(event.target.value).split(/\s+/).filter(Boolean) })
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
          onChange={(event) => set({ note: event.target.value })}
        />
        <FileField
          {...at('files')}
          label={`${texts.lineFiles} ${texts.optional}`}
          target={target}
          queue={uploads}
          rules={DOCUMENT_RULES}
          files={line.files}
          onRemove={(id) => change(withoutFile(target, id))}
        />
      </WizardStack>
    </>
  );
}
