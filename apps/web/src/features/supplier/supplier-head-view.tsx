import type { Supplier } from '@bazaar/api/model';
import { describeValidity, toJalali } from '@bazaar/domain/dates';
import { formatNumber, formatPercent, joinList, toPersianDigits } from '@bazaar/domain/persian';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { Badge } from '@bazaar/ui/badge';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { RecordActions } from '@bazaar/ui/patterns/record-parts';
import { SupplierHead } from '@bazaar/ui/patterns/supplier-detail';
import { type Spec, SpecStrip } from '@bazaar/ui/spec-strip';
import { Text } from '@bazaar/ui/text';
import { TrustLine } from '@bazaar/ui/trust-line';
import type { ReactNode } from 'react';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { requestAttributes } from '@/entities/request-basket/request-attributes';
import { supplierLine } from '@/entities/request-basket/request-basket-line';
import { paths } from '@/lib/navigation/paths';
import { DaySpan } from '@/lib/text/dates-text';
import { supplierMessages as texts } from '@/translations/supplier';
import { Digits } from './panels/contact-panels';
import type { SupplierData } from './supplier-data';

/** One row of the strip. */
const STATS_SHOWN = 6;

export interface SupplierHeadViewProps {
  readonly data: Pick<SupplierData, 'supplier' | 'saleSetting' | 'nowMs'>;
  /** Favourite, note and sharing. */
  readonly personal: ReactNode;
}

/** Renders name, confirmation and figures of the supplier, and the contact actions. */
export function SupplierHeadView({ data, personal }: SupplierHeadViewProps) {
  const { supplier, nowMs } = data;
  const isInForce = isConfirmedAt(supplier, nowMs);
  return (
    <Card bleed>
      <SupplierHead
        monogram={supplier.monogram ?? monogramOf(supplier.name)}
        name={supplier.name}
        badge={isInForce ? <Badge tone="success">{texts.confirmed}</Badge> : undefined}
        meta={toMeta(supplier)}
        trust={isInForce ? <Confirmation supplier={supplier} /> : undefined}
        actions={
          <>
            <ContactActions data={data} />
            <RecordActions>{personal}</RecordActions>
          </>
        }
        stats={<SpecStrip columns="6" specs={toStats(supplier)} />}
      />
    </Card>
  );
}

/** Renders how to start with this supplier: a direct order where it takes them, and the link to its contact details. */
function ContactActions({ data: { supplier, saleSetting } }: Pick<SupplierHeadViewProps, 'data'>) {
  const takesOrders = saleSetting.state === 'ready' ? saleSetting.value.acceptsDirectOrder : undefined;
  return (
    <>
      {takesOrders ? (
        <ButtonLink href={paths.requests} tone="primary" wide {...requestAttributes(supplierLine(supplier))}>
          {texts.directOrder}
        </ButtonLink>
      ) : null}
      <ButtonLink href="#contact" tone={takesOrders ? 'secondary' : 'primary'} wide>
        {texts.contactAction}
      </ButtonLink>
      {takesOrders === false ? (
        <Text as="p" size={13} tone="muted">
          {texts.noDirectOrder}
        </Text>
      ) : null}
    </>
  );
}

/** Returns true while the platform's own confirmation is valid. */
export function isConfirmedAt({ isConfirmed, confirmation }: Supplier, nowMs: number): boolean {
  if (!isConfirmed) return false;
  return describeValidity(confirmation?.issuedAt, confirmation?.validTo, nowMs).state !== 'expired';
}

/** Returns true when a confirmation has expired, which differs from never having had one. */
export function hasRunOut({ confirmation }: Supplier, nowMs: number): boolean {
  if (confirmation === undefined || confirmation.state === 'Pending') return false;
  const { issuedAt, validTo, state } = confirmation;
  return state === 'Expired' || describeValidity(issuedAt, validTo, nowMs).state === 'expired';
}

function Confirmation({ supplier: { confirmation } }: Pick<SupplierData, 'supplier'>) {
  if (!confirmation?.issuedAt) return null;
  return (
    <TrustLine>
      {texts.confirmedLine} <DaySpan from={confirmation.issuedAt} to={confirmation.validTo} />
    </TrustLine>
  );
}

function toMeta({ legalName, name, kinds, cityName, establishedYear, nationalId }: Supplier): ReactNode[] {
  return [
    legalName === name ? undefined : legalName,
    joinList(kinds.map((kind) => supplierKindTexts()[kind])),
    cityName,
    establishedYear ? (
      <>
        {texts.established} <b>{toPersianDigits(jalaliYear(establishedYear))}</b>
      </>
    ) : undefined,
    nationalId ? (
      <>
        {texts.nationalId}{' '}
        <b>
          <Digits text={nationalId} />
        </b>
      </>
    ) : undefined,
  ].filter(Boolean);
}

/** Converts a year of either calendar to the Jalali one. */
function jalaliYear(year: number): number {
  return year > 1700 ? (toJalali(`${year}-07-01`)?.year ?? year) : year;
}

function toStats({ stats, responseHours, yearsOnPlatform }: Supplier): Spec[] {
  const years =
    yearsOnPlatform < 1 ? texts.lessThanYear : texts.years(formatNumber(Math.floor(yearsOnPlatform)));
  const hours = stats.responseHours ?? responseHours;
  const figures: readonly (readonly [label: string, value: string | undefined])[] = [
    [texts.stats.products, formatNumber(stats.productCount)],
    [texts.stats.delegations, formatNumber(stats.delegationCount)],
    [
      texts.stats.responseRate,
      stats.responseRate === undefined ? undefined : formatPercent(stats.responseRate),
    ],
    [texts.stats.responseTime, hours === undefined ? undefined : texts.hours(formatNumber(hours))],
    [texts.stats.years, years],
    [texts.stats.visits, formatNumber(stats.visitCount)],
    [texts.stats.requests, stats.requestCount === undefined ? undefined : formatNumber(stats.requestCount)],
  ];
  return figures
    .flatMap(([label, value]) => (value === undefined ? [] : [{ id: label, label, value }]))
    .slice(0, STATS_SHOWN);
}
