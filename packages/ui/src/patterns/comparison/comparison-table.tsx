import { mdiClose } from '@mdi/js';
import { CompareObject } from '../../compare-table/compare-object';
import { Icon } from '../../icon/icon';
import { Latin } from '../../latin/latin';
import { cx } from '../../style/cx';
import type { ComparisonGroup, ComparisonRow, LinkedObject } from './comparison-view';

export interface ComparisonTableProps {
  readonly caption: string;
  readonly objects: readonly LinkedObject[];
  readonly groups: readonly ComparisonGroup[];
  readonly labels: {
    /** Heading of the column of properties: «ویژگی». */
    readonly property: string;
    /** Text for an unknown value: «نامشخص». */
    readonly unknown: string;
    /** Read after the name of a property in which the objects differ. */
    readonly differs: string;
  };
}

/**
 * Up to four things side by side as a page of its own: every choice in it is an address, so that it can be shared, printed and used
 * without script.
 */
export function ComparisonTable({ caption, objects, groups, labels }: ComparisonTableProps) {
  return (
    <div className="u-comparison-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className={cx('compare-scroll')} tabIndex={0} aria-label={caption}>
        <table className="u-compare-table">
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="side">
                {labels.property}
              </th>
              {objects.map((object) => (
                <th key={object.id} scope="col">
                  <CompareObject object={object} remove={<RemoveLink object={object} />} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.id}>
              <tr>
                <th scope="rowgroup" colSpan={objects.length + 1} className="u-compare-group">
                  <span>{group.title}</span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <Row key={row.id} row={row} objects={objects} labels={labels} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  );
}

function RemoveLink({ object: { removeHref, removeLabel } }: { readonly object: LinkedObject }) {
  return (
    <a
      href={removeHref}
      aria-label={removeLabel}
      title={removeLabel}
      className={cx('button', { tone: 'text', size: 'icon' })}
    >
      <Icon path={mdiClose} size={18} />
    </a>
  );
}

function Row({
  row: { label, symbol, unit, isDifferent, cells },
  objects,
  labels,
}: Pick<ComparisonTableProps, 'objects' | 'labels'> & { readonly row: ComparisonRow }) {
  const terms = [symbol, unit].filter(Boolean).join(', ');
  return (
    <tr className={isDifferent ? 'differs' : undefined}>
      <th scope="row" className="side">
        {label}{' '}
        {terms ? (
          <small>
            <Latin>{terms}</Latin>
          </small>
        ) : null}
        {isDifferent ? <span className="sr"> {labels.differs}</span> : null}
      </th>
      {objects.map(({ id }, index) => {
        const cell = cells[index];
        return (
          <td key={id} className={cell === undefined ? 'none' : undefined}>
            <bdi>{cell?.value ?? labels.unknown}</bdi>
            {cell?.original ? <small>{cell.original}</small> : null}
          </td>
        );
      })}
    </tr>
  );
}
