import type { Supplier } from '@bazaar/api/model';
import { formatDate } from '@bazaar/domain/dates';
import { formatRange, toPersianDigits } from '@bazaar/domain/persian';
import { Link } from '@bazaar/ui/link';
import { Panel } from '@bazaar/ui/panel';
import { type Fact, FactList } from '@bazaar/ui/patterns/fact-list';
import { RecordProse } from '@bazaar/ui/patterns/record-parts';
import type { ReactNode } from 'react';
import { supplierMessages as texts } from '@/translations/supplier';
import { workingHoursLines } from './working-hours';

/** Renders phone, address, hours and website of the supplier. */
export function ContactPanel({ supplier }: { readonly supplier: Supplier }) {
  const { phones, addressText, cityName, postalCode, website } = supplier;
  const hours = workingHoursLines(supplier.workingHours);
  return (
    <Panel id="contact" title={texts.contact} bleed>
      <FactList
        facts={known([
          [texts.phone, phones.length > 0 ? <Phones phones={phones} /> : undefined],
          [texts.address, addressText ?? cityName],
          [texts.postalCode, postalCode ? <Digits text={postalCode} /> : undefined],
          [texts.workingHours, hours.length > 0 ? <Lines lines={hours} /> : undefined],
          [texts.website, website ? <Website url={website} /> : undefined],
        ])}
      />
    </Panel>
  );
}

/** Renders membership, staff and registration numbers. */
export function RegistrationPanel({ supplier }: { readonly supplier: Supplier }) {
  const { membership, registrationNumber, economicCode, employeesBand } = supplier;
  const facts = known([
    [
      texts.membership,
      membership && texts.membershipUntil(membership.planTitle, formatDate(membership.validTo)),
    ],
    [texts.staff, employeesBand && bandText(employeesBand)],
    [texts.registrationNumber, registrationNumber ? <Digits text={registrationNumber} /> : undefined],
    [texts.economicCode, economicCode ? <Digits text={economicCode} /> : undefined],
  ]);
  if (facts.length === 0) return null;
  return (
    <Panel id="registration" title={texts.registration} bleed>
      <FactList facts={facts} />
    </Panel>
  );
}

/** Formats a range of the catalogue: «11-50» becomes «۱۱ تا ۵۰». */
function bandText(band: string): string {
  return toPersianDigits(band.replace(/(\d+)\s*[-–]\s*(\d+)/, (_, low, high) => formatRange(low, high)));
}

export function AboutPanel({ html }: { readonly html: string }) {
  if (!html) return null;
  return (
    <Panel id="about" title={texts.about} isFlush bleed>
      <RecordProse html={html} />
    </Panel>
  );
}

function known(facts: readonly (readonly [label: string, value: ReactNode])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ id: label, label, value }] : []));
}

function Phones({ phones }: Pick<Supplier, 'phones'>) {
  return (
    <Lines
      lines={phones.map(({ title, number }) => (
        <span key={number}>
          {title ? `${title} ` : null}
          <Link href={`tel:${number.replace(/[^+\d]/g, '')}`} tone="primary" touch>
            <Digits text={number} />
          </Link>
        </span>
      ))}
    />
  );
}

/** Renders a number that is a code, not a quantity: Persian digits, from left to right. */
export function Digits({ text }: { readonly text: string }) {
  return <bdi dir="ltr">{toPersianDigits(text)}</bdi>;
}

function Website({ url }: { readonly url: string }) {
  const address = /^https?:\/\//.test(url) ? url : `https://${url}`;
  return (
    <Link href={address} rel="nofollow noopener" touch>
      <bdi dir="ltr">{url.replace(/^https?:\/\/|\/$/g, '')}</bdi>
    </Link>
  );
}

function Lines({ lines }: { readonly lines: readonly ReactNode[] }) {
  return lines.map((line, index) => <div key={index}>{line}</div>);
}
