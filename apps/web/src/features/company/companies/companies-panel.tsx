'use client';

import type { Merchant } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates/jalali';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { ButtonLink } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel } from '@bazaar/ui/message-panel';
import { CompanyChoice, CompanyFacts, CompanyPart } from '@bazaar/ui/patterns/company-page';
import { companyIcon } from '@bazaar/ui/patterns/empty-icons';
import { TrustLine } from '@bazaar/ui/trust-line';
import { paths } from '@/lib/navigation/paths';
import { companyTexts as texts } from '@/translations/company';
import { permissionsText } from '../agents/agent-texts';
import { placeHref } from '../company-address';
import { ReadPart } from '../read-part';
import type { PlaceInHand } from '../use-company-place';
import type { OwnCompany } from './use-companies';

export interface CompaniesPanelProps {
  readonly place: PlaceInHand;
  readonly query: {
    readonly data: readonly OwnCompany[] | undefined;
    readonly isError: boolean;
    refetch(): unknown;
  };
  readonly current: OwnCompany | undefined;
}

/** The person's companies side by side, with role, confirmation and ids of the chosen one. */
export function CompaniesPanel({ place, query, current }: CompaniesPanelProps) {
  return (
    <ReadPart
      id="companies"
      title={texts.companies}
      texts={{ loading: texts.companiesLoading, failed: texts.companiesFailed }}
      query={query}
    >
      {(companies) =>
        current === undefined ? (
          <CompanyPart>
            <EmptyPanel
              icon={companyIcon}
              title={texts.noCompanies}
              action={<ButtonLink href={paths.personalInfo}>{texts.register}</ButtonLink>}
            />
          </CompanyPart>
        ) : (
          <CompanyChoice
            label={texts.companies}
            companies={companies.map((company) => ({
              id: company.merchant.id,
              href: placeHref({ tab: place.tab, merchantId: company.merchant.id }),
              letters: monogramOf(company.merchant.name),
              name: company.merchant.name,
              role: roleOf(company),
              isCurrent: company.merchant.id === current.merchant.id,
            }))}
          >
            <Known merchant={current.merchant} />
          </CompanyChoice>
        )
      }
    </ReadPart>
  );
}

function roleOf({ agency, isOwner }: OwnCompany): string {
  if (isOwner) return texts.owner;
  if (agency === undefined) return '';
  return texts.agentOf(permissionsText(agency));
}

function Known({ merchant }: { readonly merchant: Merchant }) {
  const { kind, nationalId, legalName, name, isConfirmed, confirmedAt, supplierId } = merchant;
  const facts = [
    ...(legalName === name ? [] : [{ id: 'legal', label: texts.legalName, value: legalName }]),
    ...(nationalId === undefined
      ? []
      : [
          {
            id: 'national',
            label: kind === 'Legal' ? texts.nationalId : texts.nationalCode,
            value: <bdi dir="ltr">{toPersianDigits(nationalId)}</bdi>,
          },
        ]),
  ];
  return (
    <>
      <TrustLine state={isConfirmed ? 'valid' : 'gone'}>
        {isConfirmed && confirmedAt ? texts.confirmed(formatDate(confirmedAt)) : texts.unconfirmed}
      </TrustLine>
      <CompanyFacts facts={facts} />
      {supplierId === undefined ? null : (
        <Link size={13} touch href={paths.supplier({ id: supplierId, slug: name })}>
          {texts.seePage}
        </Link>
      )}
    </>
  );
}
