import {
  mdiCogOutline,
  mdiCompassOutline,
  mdiFileDocumentOutline,
  mdiPackageVariantClosed,
} from '../../icon/area-set';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

/** Icon of each catalogue area, by its category type. */
export const areaIcons = {
  IndustrialService: mdiCogOutline,
  Product: mdiPackageVariantClosed,
  ConsultingService: mdiCompassOutline,
  ElectronicDocument: mdiFileDocumentOutline,
} as const;

export interface AreaLinkItem {
  readonly area: keyof typeof areaIcons;
  readonly name: string;
  readonly detail: string;
  readonly href: string;
}

/**
 * The catalogue areas as a row of links.
 *
 * Use it on the home page and where a search finds nothing. Not in the header (MegaMenu), and not for categories below the areas
 * (CategoryCard).
 */
export function AreaLinks({
  label,
  items,
}: {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Entries in display order. */
  readonly items: readonly AreaLinkItem[];
}) {
  return (
    <nav className={cx('area-links')} aria-label={label}>
      {items.map(({ area, name, detail, href }) => (
        <a key={area} className={cx('area-link')} href={href}>
          <Icon path={areaIcons[area]} size={24} />
          <span>
            <b className={cx('area-link-name')}>{name}</b>
            <small className={cx('area-link-detail')}>{detail}</small>
          </span>
        </a>
      ))}
    </nav>
  );
}
