import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../../badge/badge';
import { Latin } from '../../latin/latin';
import { Table } from '../../table/table';

/** Fractions of the axis: 0 is the start of its first year and 1 the end of its last. */
export interface DelegationSpan {
  readonly from: number;
  readonly to: number;
}

export interface DelegationView {
  readonly id: string;
  readonly brand: string;
  readonly country?: string;
  readonly scope: string;
  /** «۳ استان و ۳ شهر», a link to their names. */
  readonly territory: ReactNode;
  readonly span: DelegationSpan;
  readonly state: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
  readonly barTone: 'valid' | 'near' | 'gone';
  readonly from: ReactNode;
  readonly to?: ReactNode;
  /** «۱۴۰۳/۰۲/۱۸ تا ۱۴۰۶/۰۲/۱۸», or that it has no end. */
  readonly validity: ReactNode;
}

export interface DelegationLabels {
  readonly caption: string;
  readonly brand: string;
  readonly territory: string;
  readonly years: string;
  readonly validity: string;
  /** «امروز، ۳۰ آبان ۱۴۰۵» */
  readonly today: string;
}

export interface DelegationTableProps {
  readonly delegations: readonly DelegationView[];
  /** Years at their fractions of the axis. */
  readonly ticks: readonly { readonly label: string; readonly at: number }[];
  readonly today: number;
  readonly labels: DelegationLabels;
}

/** Agencies over the years, the first year on the right; the line is today. */
export function DelegationTable({ delegations, ticks, today, labels }: DelegationTableProps) {
  return (
    <div className="u-delegations">
      <Table
        caption={labels.caption}
        head={
          <tr>
            <th scope="col">{labels.brand}</th>
            <th scope="col">{labels.territory}</th>
            <th scope="col" className="u-delegation-axis">
              <span className="sr">{labels.years}</span>
              <Axis ticks={ticks} />
            </th>
            <th scope="col">{labels.validity}</th>
          </tr>
        }
      >
        {delegations.map((delegation) => (
          <DelegationRow key={delegation.id} delegation={delegation} today={today} />
        ))}
      </Table>
      <p className="u-delegation-key">{labels.today}</p>
    </div>
  );
}

function DelegationRow({
  delegation,
  today,
}: {
  readonly delegation: DelegationView;
  readonly today: number;
}) {
  const { brand, country, scope, territory, span, barTone, state, tone, from, to, validity } = delegation;
  return (
    <tr>
      <th scope="row">
        <b>
          <Latin>{brand}</Latin>
        </b>
        {country ? `، ${country}` : null}
        <small>{scope}</small>
      </th>
      <td>{territory}</td>
      <td className="u-delegation-axis plain">
        <SpanBar span={span} today={today} tone={barTone} />
        <span className="u-when-end">
          <span>{from}</span> <span>{to}</span>
        </span>
      </td>
      <td className="u-state-cell plain nowrap">
        <Badge tone={tone}>{state}</Badge>
        <small>{validity}</small>
      </td>
    </tr>
  );
}

/** Fractions count from the right, coordinates from the left. */
const fromLeft = (share: number) => `${((1 - share) * 100).toFixed(2)}%`;

function Axis({ ticks }: Pick<DelegationTableProps, 'ticks'>) {
  return (
    <svg className="u-axis" aria-hidden="true">
      {ticks.map(({ label, at }) => (
        <text key={label} x={fromLeft(at)} y="14">
          {label}
        </text>
      ))}
    </svg>
  );
}

function SpanBar({
  span,
  today,
  tone,
}: {
  readonly span: DelegationSpan;
  readonly today: number;
  readonly tone: DelegationView['barTone'];
}) {
  const width = `${Math.max(0, (span.to - span.from) * 100).toFixed(2)}%`;
  return (
    <svg className="u-span" aria-hidden="true">
      <rect
        className="u-span-rail"
        x="0"
        y="50%"
        width="100%"
        height="4"
        rx="2"
        transform="translate(0 -2)"
      />
      <rect
        className={`u-span-bar u-span-bar--${tone}`}
        x={fromLeft(span.to)}
        y="50%"
        width={width}
        height="8"
        rx="2"
        transform="translate(0 -4)"
      />
      <line className="u-span-today" x1={fromLeft(today)} x2={fromLeft(today)} y1="0" y2="100%" />
    </svg>
  );
}
