'use client';

import { useListMerchantAgents } from '@bazaar/api/hooks/customers';
import type { MerchantAgent } from '@bazaar/api/model';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { Link } from '@bazaar/ui/link';
import { MixedText } from '@bazaar/ui/mixed-text';
import { AgencyRows } from '@bazaar/ui/patterns/account-overview';
import { ReadPanel } from '@/lib/data/read-panel';
import { accountPaths } from '@/lib/navigation/account-paths';
import { accountHomeTexts as texts } from '@/translations/account-home';
import { companyTexts } from '@/translations/company';

const PERMISSIONS = ['ViewRequests', 'Answer', 'EditCatalog', 'Finance'] as const;

/** The companies an agent acts for, and what each of them permits. */
export function AgencyPanel({ phoneNumber }: { readonly phoneNumber: string }) {
  const query = useListMerchantAgents();
  return (
    <ReadPanel
      id="agencies"
      title={texts.agencies}
      note={
        <Link size={13} href={`${accountPaths.suppliers}?tab=companies`}>
          {texts.toCompanies}
        </Link>
      }
      texts={{ loading: texts.agenciesLoading, failed: texts.agenciesFailed }}
      query={query}
      isFlush
    >
      {(agents) => (
        <AgencyRows
          refused={texts.notPermitted}
          agencies={agents.filter((each) => each.isActive && each.phoneNumber === phoneNumber).map(viewOf)}
        />
      )}
    </ReadPanel>
  );
}

function viewOf({ id, merchantName, position, permissions }: MerchantAgent) {
  return {
    id,
    letters: monogramOf(merchantName),
    company: <MixedText>{merchantName}</MixedText>,
    note: position ?? texts.agent,
    rights: PERMISSIONS.map((permission) => {
      const isGiven = permissions.includes(permission);
      return { id: permission, isGiven, text: companyTexts.permissions[permission] };
    }),
  };
}
