import { mdiChevronRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import { Drawing } from './drawing';
import { drawnColumns } from './drawn-columns';

export { LandingGroups, type LandingGroupsProps } from './landing-groups';
export { LandingModels, type ModelGroupView, type ModelRowView } from './landing-models';
export { LandingShortcuts, type ShortcutsView } from './landing-shortcuts';

export interface LandingIntroProps {
  readonly title: string;
  readonly scientificName?: string;
  readonly description?: string;
  /** «۱۲ دسته», «۸٬۹۰۴ محصول»: beside the scientific name. */
  readonly facts?: readonly string[];
  /** Links to the category's lists. */
  readonly doors?: ReactNode;
  /** A person's own actions on the category. */
  readonly actions?: ReactNode;
}

/**
 * The head of a category or an area: its name and what it holds.
 *
 * Use it once, at the top of its page. Not for a list, whose head has its own tools.
 */
export function LandingIntro(props: LandingIntroProps) {
  const { title, scientificName, description, facts = [], doors, actions } = props;
  return (
    <div className={cx('landing-intro')}>
      <div>
        <Heading level={1}>{title}</Heading>
        {scientificName || facts.length > 0 ? (
          <p className="u-landing-terms">
            {scientificName ? (
              <span>
                <Latin>{scientificName}</Latin>
              </span>
            ) : null}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        ) : null}
        {description ? (
          <p>
            <MixedText>{description}</MixedText>
          </p>
        ) : null}
      </div>
      {doors || actions ? (
        <div className={cx('landing-actions')}>
          {doors ? <div className="doors">{doors}</div> : null}
          {actions ? <div className="own">{actions}</div> : null}
        </div>
      ) : null}
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
  /** Its drawing. With one in the first cell, every cell is drawn as a picture. */
  readonly picture?: string;
}

/** So few cells fill their row instead of leaving most of it empty. */
const FEW = 3;

export interface LandingCellsProps {
  /** Accessible name of the list of figures. */
  readonly label: string;
  /** Figures of the category in display order. */
  readonly cells: readonly LandingCellView[];
}

/**
 * Categories with their counts, each cell a link.
 *
 * Use it on the page of a category that has children. Not for the areas of the home page (CategoryCard), and not in a header (MegaMenu).
 */
export function LandingCells({ label, cells }: LandingCellsProps) {
  const hasPictures = cells[0]?.picture !== undefined;
  const isDrawn = hasPictures && cells.length > FEW;
  const isFew = hasPictures && !isDrawn;
  return (
    <Card bleed>
      <ul
        aria-label={label}
        className={cx('landing-cells', { isFew })}
        {...(isDrawn ? toData(cells.length) : {})}
      >
        {cells.map((cell, index) => (
          <li key={cell.id}>
            <a href={cell.href} className={cx('landing-cell', { isDrawn, isFew })}>
              {hasPictures ? <Drawing src={cell.picture} isEager={index < 6} /> : null}
              <span>
                <b>
                  <MixedText>{cell.name}</MixedText>
                </b>
                {cell.scientificName ? (
                  <small>
                    <Latin>{cell.scientificName}</Latin>
                  </small>
                ) : null}
              </span>
              <span className="count">{cell.count}</span>
              {isDrawn ? null : <Icon path={mdiChevronRight} mirrored />}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function toData(count: number) {
  const { phone, tablet, desk } = drawnColumns(count);
  return { 'data-phone': phone, 'data-tablet': tablet, 'data-desk': desk };
}

export interface LandingSectionProps {
  readonly title: string;
  /** One line about the content; left out on phones. */
  readonly note?: string;
  readonly link?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of a page. */
export function LandingSection({ title, note, link, children }: LandingSectionProps) {
  return (
    <section className={cx('landing-section')}>
      <div className={cx('landing-section-head')}>
        <Heading level={2}>{title}</Heading>
        {note ? <span className="u-section-note">{note}</span> : null}
        {link}
      </div>
      {children}
    </section>
  );
}
