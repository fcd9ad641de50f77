'use client';

import { type FieldConflict, type TradeDraft, valueAt } from '@bazaar/domain/trade-drafts';
import { Button } from '@bazaar/ui/button';
import { RadioGroup } from '@bazaar/ui/choice-group';
import { WizardActions, WizardBody, WizardCard } from '@bazaar/ui/patterns/trade-wizard';
import { Text } from '@bazaar/ui/text';
import { useState } from 'react';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { fieldId, fieldName, showDay } from './wizard-texts';

export interface ConflictPanelProps {
  readonly fields: readonly FieldConflict[];
  readonly draft: TradeDraft;
  /** Returns the name of what an id stands for; undefined for a value that is none. */
  readonly nameOf: (path: string, id: string) => string | undefined;
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
                label: `${texts.conflict.mine}: ${shownValue(valueAt(draft, path), (id) => nameOf(path, id))}`,
              },
              {
                value: 'theirs',
                label: `${texts.conflict.theirs}: ${shownValue(other, (id) => nameOf(path, id))}`,
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

function shownValue(value: unknown, nameOf: (id: string) => string | undefined): string {
  if (value === undefined) return texts.conflict.none;
  if (value === '') return texts.conflict.empty;
  if (typeof value === 'string') return nameOf(value) ?? showDay(value);
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
