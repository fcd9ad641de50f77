'use client';

import type { CustomerSummary, WalletTransaction } from '@bazaar/api/model';
import { chargeWallet } from '@bazaar/api/wallet-transactions';
import {
  emptyManualCredit,
  type ManualCredit,
  manualCreditSchema,
  REASON_LENGTH,
} from '@bazaar/domain/administration/manual-credit';
import { toPersianDigits } from '@bazaar/domain/persian';
import { type FormEvent, useEffect, useState } from 'react';
import { BoundTextArea } from '@/lib/forms/bound-text';
import { SiteFormFrame, SubmitButton } from '@/lib/forms/site-form-frame';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { adminTexts } from '@/translations/admin';
import { CreditAmount } from './credit-amount';
import { CreditDialog } from './credit-dialog';

const texts = adminTexts.credit;

export interface CreditFormProps {
  readonly customer: CustomerSummary;
  /** The customer's ledger, newest first. */
  readonly lines: readonly WalletTransaction[];
  onGiven(transaction: WalletTransaction): void;
}

/**
 * An amount and its reason. Submitting only asks once more; the answer sends the form, whose draft holds one key for the intent until its
 * final answer, over a reload too.
 */
export function CreditForm({ customer, lines, onGiven }: CreditFormProps) {
  const { userId } = customer;
  const [reviewed, setReviewed] = useState<ManualCredit>();
  const form = useSiteForm({
    id: 'credit',
    draftId: `credit:${userId}`,
    schema: manualCreditSchema,
    start: emptyManualCredit,
    send: (credit: ManualCredit, request) => chargeWallet({ userId, ...credit }, request),
    onSent: (transaction) => {
      setReviewed(undefined);
      form.discard();
      onGiven(transaction);
    },
  });
  useEffect(() => {
    if (form.failure !== undefined) setReviewed(undefined);
  }, [form.failure]);
  const review = (event?: Pick<FormEvent, 'preventDefault'>) => {
    event?.preventDefault();
    if (form.isSending) return;
    const read = manualCreditSchema.safeParse(form.readValues());
    // Not to be sent: submitting shows what is wrong.
    if (read.success) setReviewed(read.data);
    else form.submit();
  };
  return (
    <>
      <SiteFormFrame form={{ ...form, submit: review }} label={texts.title}>
        <CreditAmount form={form} />
        <BoundTextArea
          form={form}
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          rows="few"
          counter={{
            max: REASON_LENGTH.most,
            text: (used, most) => texts.used(toPersianDigits(used), toPersianDigits(most)),
          }}
        />
        <SubmitButton form={form}>{texts.review}</SubmitButton>
      </SiteFormFrame>
      <CreditDialog
        credit={reviewed}
        customer={customer}
        lines={lines}
        isSending={form.isSending}
        onConfirm={() => form.submit()}
        onClose={() => setReviewed(undefined)}
      />
    </>
  );
}
