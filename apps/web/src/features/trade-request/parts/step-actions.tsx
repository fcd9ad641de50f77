'use client';

import type { NextStep } from '@bazaar/domain/trade-requests/next-step';
import { Button, ButtonLink } from '@bazaar/ui/button';
import { useState } from 'react';
import { accountPaths } from '@/lib/navigation/account-paths';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import type { RequestData } from '../reads/request-data';
import { PublishDialog } from './publish-dialog';

/** The buttons of the next step: one for each action the service allows there, and none of its own. */
export function StepActions({ request, actions, step }: RequestData & { readonly step: NextStep }) {
  const { id, status, allowedActions, supplier } = request;
  const [isPublishing, setPublishing] = useState(false);
  const isBusy = actions.busy !== undefined;
  const edit = (text: string, isFirst: boolean) => (
    <ButtonLink tone={isFirst ? 'primary' : 'secondary'} href={accountPaths.tradeRequestEdit(id)}>
      {text}
    </ButtonLink>
  );
  const confirm = (text: string) => (
    <Button tone="primary" disabled={isBusy} onClick={() => void actions.confirm()}>
      {text}
    </Button>
  );
  const canConfirm = allowedActions.includes('RequestConfirmation');
  switch (step) {
    case 'Continue':
      return (
        <>
          {edit(texts.edit, !canConfirm)}
          {canConfirm && status === 'Draft' ? confirm(texts.confirm) : null}
        </>
      );
    case 'Correct':
      return edit(texts.correct, true);
    case 'TakeBack':
      return edit(texts.takeBack, false);
    case 'Pay':
      // The payment's own button is the one primary button of the page.
      return <ButtonLink href="#request-fee">{texts.toPayment}</ButtonLink>;
    case 'RenewPayment':
      return confirm(texts.renew);
    case 'Publish':
      return (
        <>
          <Button tone="primary" disabled={isBusy} onClick={() => setPublishing(true)}>
            {texts.publish}
          </Button>
          <PublishDialog
            isOpen={isPublishing}
            isBusy={isBusy}
            supplierName={supplier.name}
            onClose={() => setPublishing(false)}
            onPublish={() => void actions.publish().then(() => setPublishing(false))}
          />
        </>
      );
    case 'Message':
      return <ButtonLink href="#conversation">{texts.toConversation}</ButtonLink>;
    case 'Compare':
      return (
        <>
          <ButtonLink tone="primary" href={accountPaths.tradeAnswers(request.groupKey ?? '')}>
            {texts.compare}
          </ButtonLink>
          <ButtonLink href="#request-lines">{texts.toAnswer}</ButtonLink>
        </>
      );
    case 'Answer':
      return (
        <ButtonLink tone="primary" href="#request-lines">
          {texts.toAnswer}
        </ButtonLink>
      );
    case 'Reissue':
      return (
        <Button tone="primary" disabled={isBusy} onClick={() => void actions.reissue()}>
          {texts.reissue}
        </Button>
      );
    case 'OtherSuppliers':
      return (
        <ButtonLink tone="primary" href={`${accountPaths.newTradeRequest}&from=${id}`}>
          {texts.others}
        </ButtonLink>
      );
    case 'Print':
      return <ButtonLink href={accountPaths.tradeRequestReport(id)}>{texts.print}</ButtonLink>;
    case 'Open':
      return null;
  }
}
