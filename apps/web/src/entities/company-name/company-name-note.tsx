'use client';

import { useCheckMerchantName } from '@bazaar/api/hooks/merchants';
import { COMPANY_NAME_CHARACTERS } from '@bazaar/domain/person/company-form';
import { Button } from '@bazaar/ui/button';
import { Text } from '@bazaar/ui/text';
import { useEffect, useState } from 'react';
import { companyNameTexts as texts } from '@/translations/company-name';

const TYPING_MS = 400;

export interface CompanyNameNoteProps {
  /** As typed. A name that is too short or too long is the field's own matter. */
  readonly name: string;
  onTake(suggestion: string): void;
}

/** Says below a field whether a company may take the typed name; free names close to a taken one are buttons. Needs `SharedQueries` around it. */
export function CompanyNameNote({ name, onTake }: CompanyNameNoteProps) {
  const rested = useRestedText(name.trim());
  const { least, most } = COMPANY_NAME_CHARACTERS;
  const isChecked = rested.length >= least && rested.length <= most;
  const { data, isError, refetch } = useCheckMerchantName(
    { name: rested },
    { query: { enabled: isChecked } },
  );
  const reason = data?.reason;
  return (
    <div aria-live="polite">
      {isChecked && data === undefined ? (
        <Text size={13} tone={isError ? 'error' : 'muted'}>
          {isError ? texts.failed : texts.checking}{' '}
          {isError ? (
            <Button tone="text" size="small" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          ) : null}
        </Text>
      ) : null}
      {isChecked && data ? (
        <Text as="p" size={13} tone={data.isValid ? 'muted' : 'error'}>
          {data.isValid ? texts.free : (texts.problems[reason ?? ''] ?? texts.invalid)}
        </Text>
      ) : null}
      {isChecked && data && data.suggestions.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: buttons that act at once, no fields of a form
        <div role="group" aria-label={texts.suggestions}>
          {data.suggestions.map((suggestion) => (
            <Button key={suggestion} size="small" onClick={() => onTake(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Returns a text once nobody has typed on it for a moment. */
function useRestedText(typed: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setRested(typed), TYPING_MS);
    return () => clearTimeout(later);
  }, [typed]);
  return rested;
}
