'use client';

import { ConfirmDialog } from '@bazaar/ui/confirm-dialog';
import { tradeRequestTexts as texts } from '@/translations/trade-request';

export interface WithdrawDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks once before a request ends for good. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title={texts.withdrawTitle}
      closeLabel={texts.close}
      confirmLabel={texts.withdrawNow}
      cancelLabel={texts.cancel}
      isDangerous
    >
      {texts.withdrawDetail}
    </ConfirmDialog>
  );
}
