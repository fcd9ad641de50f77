'use client';

import { type FieldConflict, type TradeDraft, valueAt } from '@bazaar/domain/trade-drafts';
import { Button } from '@bazaar/ui/button';
import { RadioGroup } from '@bazaar/ui/choice-group';
import { WizardActions, WizardBody, WizardCard } from '@bazaar/ui/patterns/trade-wizard';
import { Text } from '@bazaar/ui/text';
import { useState } from 'react';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { fieldId, fieldName, showDay } from '../wizard-texts';
import { holdsIds, idsOf, type NameOf } from './use-value-names';

export interface ConflictPanelProps {
  readonly fields: readonly FieldConflict[];
  readonly draft: TradeDraft;
  readonly nameOf: NameOf;
  /** Called with the fields that take the other value. */
  readonly onApply: (paths: readonly string[]) => void;
}

/** Two versions of a draft, field by field. What is written here stays until the buyer chooses. */
export function ConflictPanel({ fields, draft, nameOf, onApply }: ConflictPanelProps) {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  return (
    <WizardCard id="wizard-conflict" title={texts.conflict.title}>
      <WizardBody>
        <Text>{texts.conflict.note}</Text>
        {fields.map(({ path, theirs: other }) => (
          <RadioGroup
            key={path}
            id={fieldId(`conflict.${path}`)}
            name={path}
            legend={fieldName(path, draft)}
            value={theirs.includes(path) ? 'theirs' : 'mine'}
            onValue={(side) =>
              setTheirs([...theirs.filter((one) => one !== path), ...(side === 'theirs' ? [path] : [])])
            }
            options={[
              {
                value: 'mine',
                label: `${texts.conflict.mine}: ${shownValue(path, valueAt(draft, path), nameOf)}`,
              },
              {
                value: 'theirs',
                label: `${texts.conflict.theirs}: ${shownValue(path, other, nameOf)}`,
              },
            ]}
          />
        ))}
        <WizardActions>
          <Button tone="primary" onClick={() => onApply(theirs)}>
            {texts.conflict.apply}
          </Button>
        </WizardActions>
      </WizardBody>
    </WizardCard>
  );
}

function shownValue(path: string, value: unknown, nameOf: NameOf): string {
  if (value === undefined) return texts.conflict.none;
  if (value === '') return texts.conflict.empty;
  if (holdsIds(path)) {
    const names = idsOf(value).map((id) => nameOf(path, id) ?? texts.conflict.value);
    return names.length === 0 ? texts.conflict.empty : names.join('، ');
  }
  if (typeof value === 'string') return showDay(value);
  if (Array.isArray(value)) return value.length === 0 ? texts.conflict.empty : value.map(partText).join('، ');
  return partText(value);
}

function partText(value: unknown): string {
  if (typeof value === 'string') return value;
  const { title, kind, min, max, text, unitText, options, file } = (value ?? {}) as Readonly<
    Record<string, unknown>
  >;
  const chosen = Array.isArray(options)
    ? options.map((option: { title?: string }) => option.title ?? '')
    : [];
  const { name } = (file ?? value ?? {}) as { readonly name?: string };
  const shown = kind === 'Date' && typeof text === 'string' ? showDay(text) : text;
  const parts = [title, name, min, max, shown, ...chosen, unitText];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ') || texts.conflict.value;
}
