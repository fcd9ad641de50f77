import { Latin } from '../../latin/latin';
import { DualValue, type DualValueView } from '../unit-switch/dual-value';
import { inTwoColumns } from './in-two-columns';

export interface SpecRowView extends DualValueView {
  readonly id: string;
  readonly label: string;
  /** Its technical symbol, in Latin. */
  readonly symbol?: string;
  /** Aligns numbers in tabular digits. */
  readonly isFigure: boolean;
}

export interface SpecGroupView {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly SpecRowView[];
}

export interface SpecTableProps {
  /** Groups of properties in display order. */
  readonly groups: readonly SpecGroupView[];
}

/**
 * The whole specification by group, in two columns where there is room. Place it inside a card.
 *
 * Use it on the page of a product, where every property belongs. Not for the few that matter in a list (SpecStrip), nor
 * for several products.
 */
export function SpecTable({ groups }: SpecTableProps) {
  return (
    <div className="u-spec-groups">
      {inTwoColumns(groups).map((column) => (
        <div key={column[0]?.id}>
          {column.map((group) => (
            <SpecGroup key={group.id} group={group} />
          ))}
        </div>
      ))}
    </div>
  );
}

function SpecGroup({ group }: { readonly group: SpecGroupView }) {
  return (
    <div className="u-spec-group">
      <h3>{group.title}</h3>
      <dl className="u-spec-rows">
        {group.rows.map((row) => (
          <SpecRow key={row.id} row={row} />
        ))}
      </dl>
    </div>
  );
}

function SpecRow({ row }: { readonly row: SpecRowView }) {
  return (
    <div>
      <dt>
        <span>{row.label}</span>
        <span>{row.symbol ? <Latin>{row.symbol}</Latin> : null}</span>
      </dt>
      <dd className={row.isFigure ? 'u-spec-figure' : undefined}>
        <DualValue {...row} />
      </dd>
    </div>
  );
}
