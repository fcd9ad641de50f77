import { mdiFormatListBulleted, mdiTable, mdiViewGridOutline } from '@mdi/js';
import { Icon } from '../../icon/icon';
import { SegmentedLinks } from '../../segmented/segmented';
import { cx } from '../../style/cx';

export type ListViewName = 'table' | 'grid' | 'list';

export interface ViewSwitchProps {
  readonly label: string;
  readonly current: ListViewName;
  readonly views: readonly { readonly name: ListViewName; readonly href: string; readonly label: string }[];
}

const icons = { table: mdiTable, grid: mdiViewGridOutline, list: mdiFormatListBulleted } as const;

/** Table, grid, list. A phone has room for one button: it leads to the grid, and from the grid back. */
export function ViewSwitch({ label, current, views }: ViewSwitchProps) {
  const other = views.find(({ name }) => name === (current === 'grid' ? 'table' : 'grid'));
  return (
    <>
      <div className="u-results-wide">
        <SegmentedLinks
          label={label}
          segments={views.map(({ name, href, label: viewLabel }) => ({
            href,
            label: <Icon path={icons[name]} />,
            name: viewLabel,
            isCurrent: name === current,
          }))}
        />
      </div>
      {other ? (
        <a
          href={other.href}
          aria-label={other.label}
          className={cx('button', { tone: 'secondary', size: 'icon' }, 'u-results-narrow')}
        >
          <Icon path={icons[other.name === 'grid' ? 'grid' : 'list']} />
        </a>
      ) : null}
    </>
  );
}
