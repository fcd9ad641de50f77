import {
  mdiBookOpenPageVariantOutline,
  mdiChevronLeft,
  mdiFactory,
  mdiFormatListBulleted,
  mdiTapeMeasure,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { u } from '../../style/u';

export interface HubIntroProps {
  readonly title: string;
  readonly scientificName?: string;
  readonly description?: string;
  /** A person's own actions on the category. */
  readonly acts?: ReactNode;
}

export function HubIntro({ title, scientificName, description, acts }: HubIntroProps) {
  return (
    <div className={u('hub-intro')}>
      <Heading level={1}>{title}</Heading>
      {scientificName ? (
        <p className="u-hub-terms">
          <Latin>{scientificName}</Latin>
        </p>
      ) : null}
      {description ? <p>{description}</p> : null}
      {acts ? <div className={u('hub-acts')}>{acts}</div> : null}
    </div>
  );
}

export interface HubCellView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** Scientific name, in Latin. */
  readonly scientificName?: string;
  /** «۱۲۸ محصول», or nothing while it is not known. */
  readonly count?: string;
}

export interface HubCellsProps {
  readonly label: string;
  readonly columns?: '2' | '3' | '4';
  readonly cells: readonly HubCellView[];
}

/**
 * Categories with their counts, each cell a link.
 *
 * Use it on the page of a category that has children. Not for the areas of the home page (CategoryCard), and not in a
 * header (MegaMenu).
 */
export function HubCells({ label, columns = '3', cells }: HubCellsProps) {
  return (
    <Card bleed>
      <ul aria-label={label} className={u('hub-cells', { columns })}>
        {cells.map(({ id, href, name, scientificName, count }) => (
          <li key={id}>
            <a href={href} className={u('hub-cell')}>
              <span>
                <b>
                  <MixedText>{name}</MixedText>
                </b>
                {scientificName ? (
                  <small>
                    <Latin>{scientificName}</Latin>
                  </small>
                ) : null}
              </span>
              <span className="count">{count}</span>
              <Icon path={mdiChevronLeft} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const doorIcons = {
  products: mdiFormatListBulleted,
  suppliers: mdiFactory,
  properties: mdiTapeMeasure,
  contents: mdiBookOpenPageVariantOutline,
} as const;

export interface DoorView {
  readonly id: string;
  readonly href: string;
  readonly icon: keyof typeof doorIcons;
  readonly name: string;
  readonly note?: string;
  readonly count?: string;
}

/** Ways out of a hub: products, suppliers, properties, contents. */
export function HubDoors({ label, doors }: { readonly label: string; readonly doors: readonly DoorView[] }) {
  return (
    <Card bleed>
      <ul aria-label={label} className={u('hub-cells', { columns: '2' })}>
        {doors.map(({ id, href, icon, name, note, count }) => (
          <li key={id}>
            <a href={href} className={u('hub-cell', { door: true })}>
              <Icon path={doorIcons[icon]} size={24} />
              <span>
                <b>
                  <MixedText>{name}</MixedText>
                </b>
                {note ? <small>{note}</small> : null}
              </span>
              <span className="count">{count}</span>
              <Icon path={mdiChevronLeft} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export interface HubSectionProps {
  readonly title: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** A titled band of a page. */
export function HubSection({ title, link, children }: HubSectionProps) {
  return (
    <section className={u('hub-section')}>
      <div className={u('hub-section-head')}>
        <Heading level={2}>{title}</Heading>
        {link}
      </div>
      {children}
    </section>
  );
}
