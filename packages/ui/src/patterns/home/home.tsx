import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import { Table } from '../../table/table';
import { areaIcons } from '../area-links/area-links';
import { AuthorLine } from '../author-line/author-line';

export { ContinueBand, ContinueItems, type ContinueItemView, ContinueNote } from './continue-band';
export {
  AnnouncementLine,
  FoldList,
  HomeColumns,
  HomeVideos,
  KnowledgeRow,
  QuestionRow,
} from './home-bands';

export interface AreaView {
  readonly area: keyof typeof areaIcons;
  readonly name: string;
  readonly detail: string;
  /** «۱٬۹۴۲ مورد»; absent when unknown. */
  readonly count?: string;
  readonly href: string;
}

/** The four areas with their counts, on phones. */
export function AreaGrid({ label, areas }: { readonly label: string; readonly areas: readonly AreaView[] }) {
  return (
    <nav className={cx('area-grid')} aria-label={label}>
      {areas.map(({ area, name, detail, count, href }) => (
        <a key={area} href={href}>
          <Icon path={areaIcons[area]} size={24} />
          <b>
            <MixedText>{name}</MixedText>
          </b>
          <small>{detail}</small>
          {count ? <small>{count}</small> : null}
        </a>
      ))}
    </nav>
  );
}

/** Content that phones have no room for. */
export function WideOnly({ children }: { readonly children: ReactNode }) {
  return <div className={cx('wide-only')}>{children}</div>;
}

/** The first band under the header. */
export function HomeFirst({ children }: { readonly children: ReactNode }) {
  return <div className="u-home-first">{children}</div>;
}

/** Products, of which phones show four; `more` is the link to the rest there. */
export function HomeProducts({
  children,
  more,
}: {
  readonly children: ReactNode;
  readonly more: { readonly href: string; readonly label: string };
}) {
  return (
    <div className="u-home-products">
      {children}
      <p className="u-more-row">
        <a href={more.href}>{more.label}</a>
      </p>
    </div>
  );
}

export interface SupplierRowView {
  readonly id: string;
  readonly href: string;
  readonly monogram: string;
  readonly name: string;
  readonly kinds: string;
  readonly cityName?: string;
  readonly field: string;
  /** The dated line with its bar. */
  readonly validity?: ReactNode;
  readonly delegations: string;
  readonly products: string;
  readonly response?: string;
}

export interface SupplierTableLabels {
  readonly caption: string;
  readonly supplier: string;
  readonly city: string;
  readonly field: string;
  readonly validity: string;
  readonly delegations: string;
  readonly products: string;
  readonly response: string;
}

/** Confirmed suppliers, with who vouches for them and until when. The whole row is the link. */
export function SupplierTable({
  suppliers,
  labels,
}: {
  readonly suppliers: readonly SupplierRowView[];
  readonly labels: SupplierTableLabels;
}) {
  const { caption, ...head } = labels;
  return (
    <div className="u-supplier-rows">
      <Table
        caption={caption}
        head={
          <tr>
            {Object.entries(head).map(([key, title]) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        }
      >
        {suppliers.map((supplier) => (
          <SupplierRow key={supplier.id} supplier={supplier} />
        ))}
      </Table>
    </div>
  );
}

function SupplierRow({ supplier }: { readonly supplier: SupplierRowView }) {
  return (
    <tr>
      <th scope="row">
        <AuthorLine
          href={supplier.href}
          monogram={supplier.monogram}
          name={supplier.name}
          detail={
            <>
              {supplier.kinds}
              {supplier.cityName ? <span className="u-author-city">، {supplier.cityName}</span> : null}
            </>
          }
        />
      </th>
      <td>{supplier.cityName}</td>
      <td>{supplier.field}</td>
      <td className="u-supplier-validity plain">{supplier.validity}</td>
      <td className="num">{supplier.delegations}</td>
      <td className="num">{supplier.products}</td>
      <td className="num">{supplier.response}</td>
    </tr>
  );
}
