'use client';

import type { CustomerSummary, WalletTransaction } from '@bazaar/api/model';
import {
  creditOfLedger,
  type ManualCredit,
  maskPhone,
  recentlyGiven,
} from '@bazaar/domain/administration/manual-credit';
import { formatClock, formatDate } from '@bazaar/domain/dates';
import { formatToman } from '@bazaar/domain/money';
import { toPersianDigits } from '@bazaar/domain/persian';
import { Banner } from '@bazaar/ui/banner';
import { ConfirmDialog } from '@bazaar/ui/confirm-dialog';
import { MixedText } from '@bazaar/ui/mixed-text';
import { FactList } from '@bazaar/ui/patterns/fact-list';
import { adminTexts } from '@/translations/admin';
import { customerName } from '../records/customer-columns';
import { amountInWords } from './credit-amount';

const texts = adminTexts.credit;

export interface CreditDialogProps {
  /** What is to be given; closed without it. */
  readonly credit: ManualCredit | undefined;
  readonly customer: CustomerSummary;
  readonly lines: readonly WalletTransaction[];
  readonly isSending: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Says once more to whom how much is given and what it leads to, and whether the same was given today. */
export function CreditDialog({ credit, isSending, onConfirm, onClose, ...told }: CreditDialogProps) {
  const amount = formatToman(credit?.amountRial ?? 0);
  return (
    <ConfirmDialog
      isOpen={credit !== undefined}
      title={texts.confirmTitle}
      closeLabel={texts.close}
      confirmLabel={isSending ? texts.sending : texts.confirm(amount)}
      cancelLabel={texts.cancel}
      isBusy={isSending}
      onConfirm={onConfirm}
      onClose={isSending ? () => undefined : onClose}
    >
      <p>{texts.confirmNote}</p>
      {credit === undefined ? null : <CreditFacts credit={credit} {...told} />}
    </ConfirmDialog>
  );
}

type CreditFactsProps = Pick<CreditDialogProps, 'customer' | 'lines'> & { readonly credit: ManualCredit };

function CreditFacts({ credit: { amountRial, reason }, customer, lines }: CreditFactsProps) {
  const known = recentlyGiven(lines, amountRial, Date.now());
  const afterRial = creditOfLedger(lines) + amountRial;
  return (
    <>
      {known === undefined ? null : (
        <Banner
          status="warning"
          title={texts.givenBefore(`${formatDate(known.createdAt)}، ${formatClock(known.createdAt)}`)}
        />
      )}
      <FactList
        facts={[
          { id: 'name', label: texts.name, value: <MixedText>{customerName(customer)}</MixedText> },
          {
            id: 'phone',
            label: texts.phone,
            value: <bdi dir="ltr">{toPersianDigits(maskPhone(customer.phoneNumber))}</bdi>,
          },
          { id: 'amount', label: texts.sum, value: texts.inToman(formatToman(amountRial)) },
          { id: 'words', label: texts.words, value: amountInWords(amountRial) },
          { id: 'reason', label: texts.reason, value: <MixedText>{reason}</MixedText> },
          { id: 'after', label: texts.after, value: texts.inToman(formatToman(afterRial)) },
        ]}
      />
    </>
  );
}
