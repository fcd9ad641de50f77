'use client';

import { toPersianDigits } from '@bazaar/domain/persian';
import { ConfirmDialog } from '@bazaar/ui/confirm-dialog';
import { TextArea } from '@bazaar/ui/text-area';
import { useState } from 'react';
import { tradeRequestTexts as texts } from '@/translations/trade-request';

export interface WithdrawDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  onConfirm(reason: string): void;
  onClose(): void;
}

/** As the contract allows. */
const LONGEST_REASON = 500;

/** Asks once, and for the reason, before a request ends for good. */
export function WithdrawDialog({ onConfirm, ...props }: WithdrawDialogProps) {
  const [reason, setReason] = useState('');
  const isLong = reason.trim().length > LONGEST_REASON;
  return (
    <ConfirmDialog
      {...props}
      title={texts.withdrawTitle}
      closeLabel={texts.close}
      confirmLabel={texts.withdrawNow}
      cancelLabel={texts.cancel}
      isDangerous
      onConfirm={() => (isLong ? undefined : onConfirm(reason.trim()))}
    >
      <p>{texts.withdrawDetail}</p>
      <TextArea
        id="withdraw-reason"
        label={texts.withdrawReason}
        hint={texts.withdrawReasonHint}
        error={isLong ? texts.withdrawReasonLong : undefined}
        rows="few"
        value={reason}
        counter={{
          max: LONGEST_REASON,
          text: (used, max) => texts.used(toPersianDigits(used), toPersianDigits(max)),
        }}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
