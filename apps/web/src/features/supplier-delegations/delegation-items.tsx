import type { City, FileRef, MerchantDelegation, State } from '@bazaar/api/model';
import { describeValidity } from '@bazaar/domain/dates';
import {
  type DelegationStanding,
  delegationStanding,
  isAgentIn,
  type Place,
} from '@bazaar/domain/delegation';
import { formatNumber } from '@bazaar/domain/persian';
import { Link } from '@bazaar/ui/link';
import type { DelegationItemView } from '@bazaar/ui/patterns/delegation-list';
import { TrustLine, TrustValidity } from '@bazaar/ui/trust-line';
import type { ReactNode } from 'react';
import { territoryText } from '@/entities/supplier/territory';
import { Day, DaySpan } from '@/lib/text/dates-text';
import { delegationMessages as texts } from '@/translations/supplier-delegations';

const TONES = {
  'in-force': 'success',
  expired: 'neutral',
  'not-begun': 'info',
  pending: 'info',
  revoked: 'neutral',
} as const satisfies Record<DelegationStanding, string>;

export interface Geography {
  readonly cities: readonly City[];
  readonly states: readonly State[];
}

export interface RequestedCity extends Place {
  readonly name: string;
}

/** Returns a delegation for the list, with whether it covers the selected city. */
export function toDelegationItem(
  delegation: MerchantDelegation,
  geography: Geography,
  {
    requested,
    openId,
    nowMs,
  }: { readonly requested?: RequestedCity; readonly openId?: string; readonly nowMs: number },
): DelegationItemView {
  const { id, brand, principalCountry, title } = delegation;
  const standing = delegationStanding(delegation, nowMs);
  const answer = requested && isAgentIn(delegation, requested, nowMs);
  return {
    id,
    brand,
    country: principalCountry,
    title: delegation.scopeText ?? title,
    territory: territoryText(delegation.territory, geography),
    span: <Span delegation={delegation} standing={standing} nowMs={nowMs} />,
    state: texts.standing[standing],
    tone: TONES[standing],
    isGone: standing !== 'in-force',
    answer: answer && {
      isYes: answer.isAgent,
      text: texts.answers[answer.isAgent ? answer.by : answer.because](requested.name),
    },
    facts: toFacts(delegation, geography),
    isOpen: id === openId,
  };
}

/** Returns the brands a supplier is an agent of in a city today. */
export function brandsIn(
  delegations: readonly MerchantDelegation[],
  place: Place,
  nowMs: number,
): readonly string[] {
  const inForce = delegations.filter((delegation) => isAgentIn(delegation, place, nowMs).isAgent);
  return [...new Set(inForce.map(({ brand }) => brand))];
}

function Span({
  delegation: { brand, validFrom, validTo },
  standing,
  nowMs,
}: {
  readonly delegation: MerchantDelegation;
  readonly standing: DelegationStanding;
  readonly nowMs: number;
}) {
  const { state, remaining, elapsedRatio } = describeValidity(validFrom, validTo, nowMs);
  const isGone = standing !== 'in-force';
  const dates = <DaySpan from={validFrom} to={validTo} />;
  const look = isGone ? 'gone' : state === 'endingSoon' ? 'near' : 'valid';
  if (elapsedRatio === undefined || standing === 'pending' || standing === 'not-begun') {
    return <TrustLine state={look}>{dates}</TrustLine>;
  }
  return (
    <TrustValidity
      state={look}
      elapsed={elapsedRatio}
      remaining={standing === 'revoked' ? '' : remaining}
      label={texts.bar(brand)}
    >
      {dates}
    </TrustValidity>
  );
}

function toFacts(delegation: MerchantDelegation, geography: Geography): DelegationItemView['facts'] {
  const {
    principalName,
    principalCountry,
    title,
    scopeText,
    isExclusive,
    validFrom,
    validTo,
    certificateFile,
  } = delegation;
  const facts: readonly (readonly [keyof typeof texts.facts, ReactNode])[] = [
    ['principal', principalCountry ? `${principalName}، ${principalCountry}` : principalName],
    ['scope', scopeText ? `${title}: ${scopeText}` : title],
    ['territory', territoryText(delegation.territory, geography)],
    ['exclusive', isExclusive ? texts.yes : texts.no],
    ['from', <Day key="from" at={validFrom} />],
    ['to', validTo ? <Day key="to" at={validTo} /> : texts.openEnd],
    ['document', certificateFile ? <Document key="file" file={certificateFile} /> : texts.noDocument],
  ];
  return facts.map(([id, value]) => ({ id, label: texts.facts[id], value }));
}

function Document({ file }: { readonly file: FileRef }) {
  const kilobytes = file.sizeBytes / 1024;
  const size =
    kilobytes < 1024
      ? texts.kilobytes(formatNumber(Math.max(1, Math.round(kilobytes))))
      : texts.megabytes(formatNumber(Math.round(kilobytes / 102.4) / 10));
  return (
    <Link href={file.url} tone="primary" touch>
      {texts.document(file.name, size)}
    </Link>
  );
}
