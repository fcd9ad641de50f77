import { Card } from '../../card/card';
import { Heading } from '../../heading/heading';
import { Latin } from '../../latin/latin';
import { Link } from '../../link/link';
import { MixedText } from '../../mixed-text/mixed-text';
import { Price } from '../../price/price';
import { cx } from '../../style/cx';
import { Table } from '../../table/table';
import { Drawing } from './drawing';

/** A model: one base product with the sum of its offers. Texts are formatted. */
export interface ModelRowView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** In the order of the group's columns; «–» where it has none. */
  readonly values: readonly string[];
  readonly brands?: string;
  /** «۶ تأمین‌کننده» */
  readonly offers: string;
  readonly price?: { readonly prefix: string; readonly amount: string; readonly currency: string };
  /** «مقایسهٔ پیشنهادها» */
  readonly action: string;
}

export interface ModelGroupView {
  readonly id: string;
  readonly name: string;
  readonly scientificName?: string;
  readonly picture?: string;
  readonly columns: readonly {
    readonly id: string;
    readonly label: string;
    /** Symbol and unit, in Latin. */
    readonly note?: string;
  }[];
  readonly rows: readonly ModelRowView[];
  readonly more: { readonly href: string; readonly label: string };
}

export interface LandingModelsProps {
  readonly labels: { readonly model: string; readonly brands: string; readonly offers: string };
  readonly groups: readonly ModelGroupView[];
}

/**
 * Models by category: its drawing, and a table with a row for each, whose offers are summed up.
 *
 * Use it on the page of a category. Not for single offers (ProductTable).
 */
export function LandingModels({ labels, groups }: LandingModelsProps) {
  return (
    <Card bleed>
      {groups.map((group, index) => (
        <section key={group.id} className={cx('landing-models')}>
          <a href={group.more.href} className="u-models-head">
            <Drawing src={group.picture} isEager={index === 0} />
            <div>
              <Heading level={3} size="14">
                {group.name}
              </Heading>
              {group.scientificName ? (
                <small>
                  <Latin>{group.scientificName}</Latin>
                </small>
              ) : null}
            </div>
          </a>
          <div>
            <Table caption={group.name} head={<Head labels={labels} columns={group.columns} />}>
              {group.rows.map((row) => (
                <ModelRow key={row.id} row={row} columns={group.columns} />
              ))}
            </Table>
            <p className="u-models-more">
              <Link href={group.more.href} size={13} touch>
                {group.more.label}
              </Link>
            </p>
          </div>
        </section>
      ))}
    </Card>
  );
}

function Head({ labels, columns }: Pick<LandingModelsProps, 'labels'> & Pick<ModelGroupView, 'columns'>) {
  return (
    <tr>
      <th scope="col">{labels.model}</th>
      {columns.map(({ id, label, note }) => (
        <th key={id} scope="col">
          {label}
          {note ? (
            <small>
              <Latin>{note}</Latin>
            </small>
          ) : null}
        </th>
      ))}
      <th scope="col" className="brands">
        {labels.brands}
      </th>
      <th scope="col" className="offers">
        {labels.offers}
      </th>
      <td className="go" />
    </tr>
  );
}

/** The whole row is its link. */
function ModelRow({
  row,
  columns,
}: {
  readonly row: ModelRowView;
  readonly columns: ModelGroupView['columns'];
}) {
  const { href, name, values, brands, offers, price, action } = row;
  return (
    <tr>
      <th scope="row">
        <a href={href}>
          <MixedText>{name}</MixedText>
        </a>
      </th>
      {columns.map(({ id }, index) => (
        <td key={id}>
          <bdi>{values[index] ?? '–'}</bdi>
        </td>
      ))}
      <td className="brands">
        <MixedText>{brands}</MixedText>
      </td>
      <td className="offers plain">
        <span>{offers}</span> {price ? <Price {...price} size="small" /> : null}
      </td>
      <td className="go" aria-hidden="true">
        {action}
      </td>
    </tr>
  );
}
