'use client';

import type { ManualCredit, ManualCreditValues } from '@bazaar/domain/administration/manual-credit';
import { formatToman, toToman } from '@bazaar/domain/money';
import { parseToman } from '@bazaar/domain/money/typed-toman';
import { numberInWords } from '@bazaar/domain/persian/number-in-words';
import { MoneyField } from '@bazaar/ui/money-field';
import { type FormBinding, useBoundField } from '@/lib/forms/form-binding';
import { adminTexts } from '@/translations/admin';

/** The amount in Toman, in words below it; its form stores Rial as text. */
export function CreditAmount({ form }: { readonly form: FormBinding<ManualCreditValues, ManualCredit> }) {
  const { value, change, name: _, ...field } = useBoundField({ form, name: 'amountRial' });
  const amountRial = Number(value);
  return (
    <MoneyField
      {...field}
      label={adminTexts.credit.amount}
      unit={adminTexts.toman}
      amountRial={value !== '' && Number.isSafeInteger(amountRial) ? amountRial : undefined}
      onAmount={(typed) => change(typed === undefined ? '' : String(typed))}
      parse={parseToman}
      format={formatToman}
      words={(rial) => amountInWords(rial)}
    />
  );
}

/** Returns an amount in words, «پانصد هزار تومان»; in figures where it is no whole number of Toman. */
export function amountInWords(amountRial: number): string {
  const words = numberInWords(toToman(amountRial));
  return words === ''
    ? adminTexts.credit.inToman(formatToman(amountRial))
    : adminTexts.credit.wordsToman(words);
}
