// biome-ignore-all lint/a11y/noRedundantRoles: the layout for phones takes the roles of rows and cells away.
import { cx } from '../../style/cx';
import { AssistantRow } from './assistant-row';
import type { AssistantRowView } from './assistant-row-view';

export interface AssistantTableProps {
  readonly caption: string;
  readonly columns: readonly { readonly id: string; readonly label: string; readonly unit?: string }[];
  readonly rows: readonly AssistantRowView[];
  /** Products beyond the rows: the link to all of them. */
  readonly more?: { readonly text: string; readonly href: string };
  readonly labels: Readonly<
    Record<'picture' | 'product' | 'supplier' | 'preferences' | 'price' | 'currency' | 'action', string>
  >;
}

/**
 * The products that have every condition, with a tick for each preference.
 *
 * Use it for the few best results of a sentence. Not for a whole list, which sorts and pages (ProductTable).
 */
export function AssistantTable({ caption, columns, rows, more, labels }: AssistantTableProps) {
  const hasPreferences = rows.some(({ preferences }) => preferences.length > 0);
  return (
    <>
      <table role="table" className={cx('assistant-table')}>
        <caption className="sr">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <Head isHidden>{labels.picture}</Head>
            <Head>{labels.product}</Head>
            {columns.map(({ id, label, unit }) => (
              <Head key={id} unit={unit ?? ''} className="num">
                {label}
              </Head>
            ))}
            <Head>{labels.supplier}</Head>
            {hasPreferences ? <Head className="fit">{labels.preferences}</Head> : null}
            <Head unit={labels.currency}>{labels.price}</Head>
            <Head isHidden>{labels.action}</Head>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, index) => (
            <AssistantRow
              key={row.product.id}
              row={row}
              hasPreferences={hasPreferences}
              isEager={index < 4}
            />
          ))}
        </tbody>
      </table>
      {more ? (
        <p className="assistant-more">
          <a href={more.href}>{more.text}</a>
        </p>
      ) : null}
      <span className="assistant-end" hidden />
    </>
  );
}

function Head({
  children,
  unit,
  className,
  isHidden = false,
}: {
  readonly children: string;
  readonly unit?: string;
  readonly className?: string;
  readonly isHidden?: boolean;
}) {
  return (
    <th role="columnheader" scope="col" className={className}>
      <span className={isHidden ? 'sr' : undefined}>{children}</span>
      {unit === undefined ? null : (
        <small>
          <bdi>{unit}</bdi>
        </small>
      )}
    </th>
  );
}
