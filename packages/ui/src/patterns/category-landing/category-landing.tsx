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
import { cx } from '../../style/cx';

export interface LandingIntroProps {
  readonly title: string;
  readonly scientificName?: string;
  readonly description?: string;
  /** A person's own actions on the category. */
  readonly actions?: ReactNode;
}

export function LandingIntro({ title, scientificName, description, actions }: LandingIntroProps) {
  return (
    <div className={cx('landing-intro')}>
      <Heading level={1}>{title}</Heading>
      {scientificName ? (
        <p className="u-landing-terms">
          <Latin>{scientificName}</Latin>
        </p>
      ) : null}
      {description ? <p>{description}</p> : null}
      {actions ? <div className={cx('landing-actions')}>{actions}</div> : null}
    </div>
  );
}

export interface LandingCellView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** Scientific name, in Latin. */
  readonly scientificName?: string;
  /** «۱۲۸ محصول»; absent while unknown. */
  readonly count?: string;
}

export interface LandingCellsProps {
  readonly label: string;
  readonly columns?: '2' | '3' | '4';
  readonly cells: readonly LandingCellView[];
}

/**
 * Categories with their counts, each cell a link.
 *
 * Use it on the page of a category that has children. Not for the areas of the home page (CategoryCard), and not in a header (MegaMenu).
 */
export function LandingCells({ label, columns = '3', cells }: LandingCellsProps) {
  return (
    <Card bleed>
      <ul aria-label={label} className={cx('landing-cells', { columns })}>
        {cells.map(({ id, href, name, scientificName, count }) => (
          <li key={id}>
            <a href={href} className={cx('landing-cell')}>
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

/** Links from a category landing page: products, suppliers, properties, contents. */
export function LandingDoors({
  label,
  doors,
}: {
  readonly label: string;
  readonly doors: readonly DoorView[];
}) {
  return (
    <Card bleed>
      <ul aria-label={label} className={cx('landing-cells', { columns: '2' })}>
        {doors.map(({ id, href, icon, name, note, count }) => (
          <li key={id}>
            <a href={href} className={cx('landing-cell', { door: true })}>
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

export interface LandingSectionProps {
  readonly title: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of a page. */
export function LandingSection({ title, link, children }: LandingSectionProps) {
  return (
    <section className={cx('landing-section')}>
      <div className={cx('landing-section-head')}>
        <Heading level={2}>{title}</Heading>
        {link}
      </div>
      {children}
    </section>
  );
}
