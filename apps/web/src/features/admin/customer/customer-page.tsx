'use client';

import { useListCustomers } from '@bazaar/api/hooks/customers';
import type { CustomerSummary } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { toPersianDigits } from '@bazaar/domain/persian';
import { formatPercent } from '@bazaar/domain/persian/numbers';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { MixedText } from '@bazaar/ui/mixed-text';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { FactList } from '@bazaar/ui/patterns/fact-list';
import { WalletColumns } from '@bazaar/ui/patterns/wallet';
import { EdgePanel } from '@/lib/data/edge-panel';
import { adminTexts } from '@/translations/admin';
import { customerName, rolesText } from '../records/customer-columns';
import { useLoginAgain } from '../use-login-again';
import { CreditPanel } from './credit-panel';
import { LedgerPanel } from './ledger-panel';
import { useCustomerLedger } from './use-customer-ledger';

const texts = adminTexts.customer;

export interface CustomerPageProps {
  readonly userId: string;
  /** The list it was opened from. */
  readonly backHref: string;
}

/** One customer: who it is, the wallet's ledger, and credit given by hand. */
export function CustomerPage({ userId, backHref }: CustomerPageProps) {
  const query = useListCustomers({ userId, pageSize: 1 }, { query: { staleTime: 0 } });
  const ledger = useCustomerLedger(userId);
  const [customer] = query.data?.items ?? [];
  useLoginAgain(query.error ?? ledger.error);
  return (
    <AccountStack>
      <p>
        <Link href={backHref} touch>
          {texts.back}
        </Link>
      </p>
      <WalletColumns
        main={
          <EdgePanel
            id="customer"
            title={customer === undefined ? adminTexts.view.customers : customerName(customer)}
            texts={texts}
            query={query}
          >
            {() =>
              customer === undefined ? (
                <EmptyPanel title={texts.missing} isInline />
              ) : (
                <CustomerFacts customer={customer} />
              )
            }
          </EdgePanel>
        }
        side={customer === undefined ? null : <CreditPanel customer={customer} ledger={ledger} />}
      />
      <LedgerPanel ledger={ledger} />
    </AccountStack>
  );
}

function CustomerFacts({ customer }: { readonly customer: CustomerSummary }) {
  const { phoneNumber, kind, companyName, completeness, createdAt } = customer;
  const { heads, kinds } = adminTexts;
  const facts = [
    { id: 'phone', label: heads.phone, value: <bdi dir="ltr">{toPersianDigits(phoneNumber)}</bdi> },
    { id: 'kind', label: heads.kind, value: kinds[kind] ?? kind },
    { id: 'roles', label: heads.roles, value: rolesText(customer) },
    { id: 'profile', label: heads.completeness, value: formatPercent(completeness) },
    { id: 'since', label: heads.createdAt, value: texts.since(formatDate(createdAt)) },
  ];
  const company = { id: 'company', label: heads.company, value: <MixedText>{companyName ?? ''}</MixedText> };
  return <FactList align="start" facts={companyName === undefined ? facts : [...facts, company]} />;
}
