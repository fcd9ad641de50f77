'use client';

import type { CustomerSummary, WalletTransaction } from '@bazaar/api/model';
import { creditOfLedger } from '@bazaar/domain/administration/manual-credit';
import { formatToman } from '@bazaar/domain/money';
import { Banner } from '@bazaar/ui/banner';
import { Latin } from '@bazaar/ui/latin';
import { Panel } from '@bazaar/ui/panel';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { WalletPanel } from '@bazaar/ui/patterns/wallet';
import { Text } from '@bazaar/ui/text';
import { useState } from 'react';
import { adminTexts } from '@/translations/admin';
import { customerName } from '../records/customer-columns';
import { CreditForm } from './credit-form';
import type { CustomerLedger } from './use-customer-ledger';

const texts = adminTexts.credit;

export interface CreditPanelProps {
  readonly customer: CustomerSummary;
  readonly ledger: CustomerLedger;
}

/** Credit given by hand, and what became of the last one. Without the ledger nobody could say what it leads to: nothing is given then. */
export function CreditPanel({ customer, ledger }: CreditPanelProps) {
  const [given, setGiven] = useState<WalletTransaction>();
  const lines = ledger.data;
  const creditRial = lines === undefined ? undefined : creditOfLedger(lines);
  return (
    <WalletPanel>
      <Panel
        id="credit-panel"
        title={texts.title}
        note={creditRial === undefined ? undefined : <small>{texts.now(formatToman(creditRial))}</small>}
      >
        <AccountStack>
          {/* While it is empty it has no place in the stack. */}
          <div role="status" className={given === undefined ? 'sr' : undefined}>
            {given === undefined ? null : <CreditGiven given={given} name={customerName(customer)} />}
          </div>
          {lines === undefined ? (
            <Text as="p" size={13} tone="muted">
              {texts.unknown}
            </Text>
          ) : (
            <CreditForm
              customer={customer}
              lines={lines}
              onGiven={(transaction) => {
                setGiven(transaction);
                void ledger.refetch();
              }}
            />
          )}
        </AccountStack>
      </Panel>
    </WalletPanel>
  );
}

function CreditGiven({ given, name }: { readonly given: WalletTransaction; readonly name: string }) {
  return (
    <Banner status="success" title={texts.done(formatToman(given.amountRial), name)}>
      {texts.left(formatToman(given.balanceAfterRial))} {texts.tracking}{' '}
      <Latin>{given.trackingCode ?? given.id}</Latin>
    </Banner>
  );
}
