'use client';

import type { FieldConflict, TradeDraft } from '@bazaar/domain/trade-drafts';
import { Button } from '@bazaar/ui/button';
import { RadioGroup } from '@bazaar/ui/choice-group';
import { WizardBody, WizardCard } from '@bazaar/ui/patterns/trade-wizard';
import { Text } from '@bazaar/ui/text';
import { useState } from 'react';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { fieldId, fieldName, showDay } from './wizard-texts';

export interface ConflictPanelProps {
  readonly fields: readonly FieldConflict[];
  readonly draft: TradeDraft;
  /** Called with the fields that take the other value. */
  readonly onApply: (paths: readonly string[]) => void;
}

/** Two versions of a draft, field by field. What was typed stays until the buyer chooses. */
export function ConflictPanel({ fields, draft, onApply }: ConflictPanelProps) {
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  return (
    <WizardCard id="wizard-conflict" title={texts.conflict.title}>
      <WizardBody>
        <Text>{texts.conflict.note}</Text>
        {fields.map(({ path, mine, theirs: other }) => (
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
              { value: 'mine', label: `${texts.conflict.mine}: ${shownValue(mine)}` },
              { value: 'theirs', label: `${texts.conflict.theirs}: ${shownValue(other)}` },
            ]}
          />
        ))}
        <Button tone="primary" onClick={() => onApply(theirs)}>
          {texts.conflict.apply}
        </Button>
      </WizardBody>
    </WizardCard>
  );
}

function shownValue(value: unknown): string {
  if (value === undefined) return texts.conflict.none;
  if (typeof value === 'string') return value === '' ? texts.conflict.empty : showDay(value);
  if (Array.isArray(value)) return value.length === 0 ? texts.conflict.empty : value.map(partText).join('، ');
  return partText(value);
}

function partText(value: unknown): string {
  if (typeof value === 'string') return value;
  const { title, min, max, text, unitText, options } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const chosen = Array.isArray(options)
    ? options.map((option: { title?: string }) => option.title ?? '')
    : [];
  const parts = [title, min, max, text, ...chosen, unitText];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ') || texts.conflict.value;
}
