import { Icon } from '../icon/icon';
import { mdiChevronRight } from '../icon/small-set';
import { MixedText } from '../mixed-text/mixed-text';
import { cx } from '../style/cx';

export interface Crumb {
  readonly label: string;
  /** Absent for the last crumb, the page itself. */
  readonly href?: string;
}

export interface BreadcrumbProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Pages from the home page to this one; the last is the current one. */
  readonly crumbs: readonly Crumb[];
}

/**
 * The path from the root to this page; on phones only the link one level up.
 *
 * Use it on every page below the first level, above the title. Not for the steps of a task (Stepper), and not on the home page.
 */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={cx('breadcrumb')}>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            <Icon path={mdiChevronRight} size={16} mirrored />
            {crumb.href ? (
              <a href={crumb.href}>
                <MixedText>{crumb.label}</MixedText>
              </a>
            ) : (
              <span aria-current="page">
                <MixedText>{crumb.label}</MixedText>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
