import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import { areaIcons } from '../area-links/area-links';

export { ContinueBand, ContinueItems, type ContinueItemView, ContinueNote } from './continue-band';
export {
  AnnouncementLine,
  FoldList,
  HomeColumns,
  HomeVideos,
  KnowledgeRows,
  type KnowledgeRowView,
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

/** Suppliers, of which phones show four. */
export function HomeSuppliers({ children }: { readonly children: ReactNode }) {
  return <div className="u-home-suppliers">{children}</div>;
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
