import { Button } from '@bazaar/ui/button';
import { Fieldset } from '@bazaar/ui/fieldset';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { Text } from '@bazaar/ui/text';
import { formTexts } from '@/translations/form-errors';

export interface StoredDifference {
  readonly label: string;
  /** As shown; an empty text where the stored field is empty. */
  readonly stored: string;
}

export interface ChangedElsewhereProps {
  readonly id: string;
  /** The fields whose stored value is not the typed one. */
  readonly differences: readonly StoredDifference[];
  /** Replaces what was typed by the stored record. */
  onTake(): void;
}

/** Renders what a record, changed elsewhere while its form was open, holds now. What was typed stays until its writer decides. */
export function ChangedElsewhere({ id, differences, onTake }: ChangedElsewhereProps) {
  return (
    <Fieldset id={id} legend={formTexts.changedElsewhere} isSection>
      <AccountStack>
        <Text as="p" size={13} tone="muted">
          {differences.length === 0 ? formTexts.changedAlike : formTexts.changedNote}
        </Text>
        {differences.map(({ label, stored }) => (
          <Text as="p" key={label}>
            {label}: <bdi>{stored === '' ? formTexts.emptyValue : stored}</bdi>
          </Text>
        ))}
        <div>
          <Button onClick={onTake}>{formTexts.takeStored}</Button>
        </div>
      </AccountStack>
    </Fieldset>
  );
}
