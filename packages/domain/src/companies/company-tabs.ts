import type { Grants } from '../permissions/profile-menu';

/** Tabs of the section, in order: suppliers one deals with, followed ones, companies with their agents, visits of one's pages. */
export const COMPANY_TABS = ['suppliers', 'followed', 'companies', 'visits'] as const;
export type CompanyTab = (typeof COMPANY_TABS)[number];

/**
 * Returns the tabs a person sees: companies are for owners, suppliers and agents, visits for whoever may see a company's statistics. While
 * the profile is unknown only what everyone has is offered.
 */
export function companyTabs(grants: Grants | undefined): readonly CompanyTab[] {
  return COMPANY_TABS.filter((tab) => {
    if (tab === 'companies') return COMPANY_ROLES.some((role) => grants?.roles.includes(role));
    return tab !== 'visits' || mayReadVisits(grants);
  });
}

/** Reads the tab of an address; the first one where it names none. It may be a tab the person does not have. */
export function parseCompanyTab(query: Pick<URLSearchParams, 'get'>): CompanyTab {
  return COMPANY_TABS.find((tab) => tab === query.get('tab')) ?? 'suppliers';
}

const COMPANY_ROLES = ['ConsumerOwner', 'Supplier', 'MerchantAgent'] as const;

/** The administrator has statistics too, but of the whole site: those are on the administrator's page. */
function mayReadVisits(grants: Grants | undefined): boolean {
  return grants?.permissions.includes('statistics.own') === true && !grants.roles.includes('Admin');
}
