import type { MerchantDelegation } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { delegationStanding } from '@bazaar/domain/delegation';
import { formatNumber, joinList } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { ChipLink } from '@bazaar/ui/chip';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import { Panel } from '@bazaar/ui/panel';
import {
  CheckForm,
  CheckVerdict,
  DelegationColumns,
  DelegationList,
} from '@bazaar/ui/patterns/delegation-list';
import { delegationsIcon } from '@bazaar/ui/patterns/empty-icons';
import { DirectoryHead } from '@bazaar/ui/patterns/supplier-directory';
import { Text } from '@bazaar/ui/text';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { retryTexts } from '@/translations/retry';
import { delegationMessages as texts } from '@/translations/supplier-delegations';
import { brandsIn, type Geography, type RequestedCity, toDelegationItem } from './delegation-items';
import { type DelegationsAddress, delegationsHref } from './delegations-address';
import { placeQuestions } from './place-questions';

export interface DelegationsData {
  readonly supplier: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly saleCities: readonly { readonly id: string; readonly name: string }[];
  };
  readonly address: DelegationsAddress;
  readonly delegations:
    | { readonly state: 'ready'; readonly items: readonly MerchantDelegation[] }
    | { readonly state: 'failed' };
  /** The address names an unknown delegation. */
  readonly isOpenMissing: boolean;
  readonly geography: Geography;
  readonly nowMs: number;
}

export interface DelegationsViewProps {
  readonly data: DelegationsData;
  readonly crumbs: readonly Crumb[];
  /** The supplier, with the tabs of its pages. */
  readonly bar?: ReactNode;
}

const QUICK_CITIES = 6;

/** R33: renders the brands a supplier is an agent of, where and until when; and whether in the selected city today. */
export function DelegationsView({ data, crumbs, bar }: DelegationsViewProps) {
  const { supplier, delegations } = data;
  const isEmpty = delegations.state === 'ready' && delegations.items.length === 0;
  const list = (
    <Panel id="delegations" title={texts.heading} note={<Counts data={data} />} isFlush bleed>
      <List data={data} />
    </Panel>
  );
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      {bar}
      <DirectoryHead title={texts.title(supplier.name)} detail={isEmpty ? undefined : texts.lead} />
      {isEmpty ? list : <DelegationColumns check={<Check data={data} />}>{list}</DelegationColumns>}
    </>
  );
}

function Check({ data }: { readonly data: DelegationsData }) {
  const { supplier, address, geography } = data;
  const { cityId } = address;
  const requested = requestedCity(data);
  const isUnknown = cityId !== undefined && requested === undefined && geography.cities.length > 0;
  return (
    <Panel id="check" title={texts.question} bleed>
      {geography.cities.length === 0 ? (
        <ErrorPanel
          title={texts.citiesFailed}
          action={
            <ButtonLink
              aria-label={retryTexts.of(texts.citiesFailed)}
              href={delegationsHref(supplier, address)}
            >
              {texts.retry}
            </ButtonLink>
          }
          isInline
        />
      ) : (
        <CheckForm
          action={paths.supplierDelegations(supplier)}
          {...placeQuestions(data)}
          error={isUnknown ? texts.unknownCity : undefined}
          quick={quickCities(supplier)}
        >
          {requested ? <Verdict data={data} requested={requested} /> : null}
        </CheckForm>
      )}
    </Panel>
  );
}

function quickCities(supplier: DelegationsData['supplier']) {
  const cities = supplier.saleCities.slice(0, QUICK_CITIES);
  if (cities.length === 0) return undefined;
  const links = cities.map(({ id, name }) => (
    <ChipLink key={id} href={delegationsHref(supplier, { cityId: id })}>
      {name}
    </ChipLink>
  ));
  return { label: texts.quick, links };
}

function Verdict({ data, requested }: { readonly data: DelegationsData; readonly requested: RequestedCity }) {
  if (data.delegations.state !== 'ready') return null;
  const today = formatDate(data.nowMs);
  const brands = brandsIn(data.delegations.items, requested, data.nowMs);
  return brands.length > 0 ? (
    <CheckVerdict tone="yes" detail={texts.brands(joinList(brands))}>
      {texts.verdictYes(requested.name, today)}
    </CheckVerdict>
  ) : (
    <CheckVerdict tone="no" detail={texts.see}>
      {texts.verdictNo(requested.name, today)}
    </CheckVerdict>
  );
}

function List({ data }: { readonly data: DelegationsData }) {
  const { supplier, address, delegations, geography, isOpenMissing, nowMs } = data;
  if (delegations.state === 'failed') {
    return (
      <ErrorPanel
        title={texts.failed}
        action={
          <ButtonLink aria-label={retryTexts.of(texts.heading)} href={delegationsHref(supplier, address)}>
            {texts.retry}
          </ButtonLink>
        }
      />
    );
  }
  if (delegations.items.length === 0) {
    return (
      <EmptyPanel
        icon={delegationsIcon}
        title={texts.empty(supplier.name)}
        action={<ButtonLink href={paths.supplier(supplier)}>{texts.emptyAction}</ButtonLink>}
      />
    );
  }
  const requested = requestedCity(data);
  return (
    <>
      {isOpenMissing ? <EmptyPanel icon={delegationsIcon} title={texts.notFound} isInline /> : null}
      <DelegationList
        label={texts.heading}
        items={delegations.items.map((item) =>
          toDelegationItem(item, geography, { requested, openId: address.openId, nowMs }),
        )}
      />
    </>
  );
}

function Counts({ data: { delegations, nowMs } }: { readonly data: DelegationsData }) {
  if (delegations.state === 'failed') return null;
  const active = delegations.items.filter((item) => delegationStanding(item, nowMs) === 'in-force').length;
  const rest = delegations.items.length - active;
  return (
    <Text size="13" tone="muted">
      {texts.counts(texts.active(formatNumber(active)), rest === 0 ? '' : texts.others(formatNumber(rest)))}
    </Text>
  );
}

function requestedCity({ address, geography }: DelegationsData): RequestedCity | undefined {
  const city = geography.cities.find(({ id }) => id === address.cityId);
  return city && { cityId: city.id, stateId: city.parentId, name: city.name };
}
