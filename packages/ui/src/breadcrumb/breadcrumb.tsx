import { mdiChevronLeft } from '@mdi/js';
import { Icon } from '../icon/icon';
import { u } from '../style/u';

export interface Crumb {
  readonly label: string;
  /** The last one, the page itself, has none. */
  readonly href?: string;
}

export interface BreadcrumbProps {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
}

/** The way from the root to this page. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={u('breadcrumb')}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {index > 0 ? <Icon path={mdiChevronLeft} size={16} /> : null}
            {crumb.href ? (
              <a href={crumb.href}>{crumb.label}</a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
