'use client';

import { Badge } from '@bazaar/ui/badge';
import { Checkbox } from '@bazaar/ui/choice';
import { ConfirmDialog } from '@bazaar/ui/confirm-dialog';
import { Link } from '@bazaar/ui/link';
import { useState } from 'react';
import { paths } from '@/lib/navigation/paths';
import { tradeRequestTexts as texts } from '@/translations/trade-request';

export interface PublishDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly supplierName: string;
  onPublish(): void;
  onClose(): void;
}

/** The last look before a request goes to its supplier, with the acceptance of the rules. */
export function PublishDialog({ isOpen, isBusy, supplierName, onPublish, onClose }: PublishDialogProps) {
  const [isAccepted, setAccepted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      title={texts.publishTitle}
      closeLabel={texts.close}
      confirmLabel={texts.publishNow}
      cancelLabel={texts.cancel}
      onClose={onClose}
      onConfirm={() => (isAccepted ? onPublish() : setRefused(true))}
    >
      <p>{texts.publishDetail(supplierName)}</p>
      <Checkbox
        label={texts.accept}
        checked={isAccepted}
        aria-invalid={isRefused && !isAccepted ? true : undefined}
        aria-describedby={isRefused && !isAccepted ? 'publish-accept-error' : undefined}
        onChange={({ target }) => setAccepted(target.checked)}
      />
      {isRefused && !isAccepted ? (
        <p id="publish-accept-error" role="alert">
          <Badge tone="error">{texts.acceptNeeded}</Badge>
        </p>
      ) : null}
      <Link href={paths.sitePage('rules')} size={13} target="_blank">
        {texts.rules}
      </Link>
    </ConfirmDialog>
  );
}
