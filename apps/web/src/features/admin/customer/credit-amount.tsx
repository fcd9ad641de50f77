'use client';

import type { ManualCredit, ManualCreditValues } from '@bazaar/domain/administration/manual-credit';
import { formatToman, toToman } from '@bazaar/domain/money';
import { parseToman } from '@bazaar/domain/money/typed-toman';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { numberInWords } from '@bazaar/domain/persian/number-in-words';
import { MoneyField } from '@bazaar/ui/money-field';
import { type FormBinding, useBoundField } from '@/lib/forms/form-binding';
import { adminTexts } from '@/translations/admin';

/**
 * The amount in Toman, in words below it. Its form stores Rial as text in Latin digits; what was typed and is no amount it stores in Persian
 * digits, so that it never passes for Rial: it is refused and not lost.
 */
export function CreditAmount({ form }: { readonly form: FormBinding<ManualCreditValues, ManualCredit> }) {
  const { value, change, name: _, ...field } = useBoundField({ form, name: 'amountRial' });
  const stored = String(value);
  const shown = /^\d+$/.test(stored)
    ? { amountRial: Number(stored) }
    : { amountRial: undefined, text: stored };
  return (
    <MoneyField
      {...field}
      label={adminTexts.credit.amount}
      unit={adminTexts.toman}
      {...shown}
      onAmount={(amountRial, typed) =>
        change(amountRial === undefined ? toPersianDigits(typed) : String(amountRial))
      }
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
