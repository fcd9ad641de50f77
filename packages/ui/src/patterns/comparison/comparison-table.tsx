// biome-ignore-all lint/a11y/noRedundantRoles: the layout for phones takes the roles of rows and cells away.
import { Latin } from '../../latin/latin';
import { MixedText } from '../../mixed-text/mixed-text';
import { UnitValue } from '../../unit-value/unit-value';
import { ComparisonDrawings, ComparisonObject } from './comparison-object';
import type { ComparisonCell, ComparisonGroup, ComparisonRow, LinkedObject } from './comparison-view';

export interface ComparisonTableProps {
  readonly caption: string;
  readonly objects: readonly LinkedObject[];
  readonly groups: readonly ComparisonGroup[];
  readonly labels: {
    /** Above the column of properties, beside the prices: «قیمت هر عدد». */
    readonly corner: string;
    /** What the prices include. */
    readonly cornerNote?: string;
    /** Text for an unknown value: «نامشخص». */
    readonly unknown: string;
    /** Read after the name of a property in which the objects differ. */
    readonly differs: string;
  };
}

/**
 * Up to four things side by side as a page of its own: every choice in it is an address, so that it can be shared, printed and used
 * without script. The page scrolls, and the heads stay at its upper edge; a phone shows the name of a property above its values.
 */
export function ComparisonTable({ caption, objects, groups, labels }: ComparisonTableProps) {
  return (
    <table className="u-comparison-table" role="table">
      <caption className="sr">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader" className="side">
            {labels.corner}
            {labels.cornerNote ? <small>{labels.cornerNote}</small> : null}
          </th>
          {objects.map((object) => (
            <th key={object.id} scope="col" role="columnheader">
              <ComparisonObject object={object} />
            </th>
          ))}
        </tr>
      </thead>
      <ComparisonDrawings objects={objects} />
      {groups.map((group) => (
        <tbody key={group.id} role="rowgroup">
          <tr role="row">
            <th scope="rowgroup" colSpan={objects.length + 1} className="band">
              {group.title} {group.note ? <small>{group.note}</small> : null}
            </th>
          </tr>
          {group.rows.map((row) => (
            <Row key={row.id} row={row} objects={objects} labels={labels} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({
  row: { label, symbol, isDifferent, cells },
  objects,
  labels,
}: Pick<ComparisonTableProps, 'objects' | 'labels'> & { readonly row: ComparisonRow }) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="side">
        {label}
        {symbol ? (
          <>
            &nbsp;<Latin>{symbol}</Latin>
          </>
        ) : null}
        {isDifferent ? <span className="sr"> {labels.differs}</span> : null}
      </th>
      {objects.map(({ id }, index) => (
        <Cell key={id} cell={cells[index]} unknown={labels.unknown} />
      ))}
    </tr>
  );
}

function Cell({ cell, unknown }: { readonly cell: ComparisonCell | undefined; readonly unknown: string }) {
  if (cell === undefined) {
    return (
      <td role="cell" className="none">
        {unknown}
      </td>
    );
  }
  const { value, unit, detail, isUnlike } = cell;
  return (
    <td role="cell" className={isUnlike ? 'unlike' : undefined}>
      {unit && typeof value === 'string' ? (
        <UnitValue value={value} unit={unit} />
      ) : (
        <MixedText>{value}</MixedText>
      )}
      {detail ? <small>{detail}</small> : null}
    </td>
  );
}
