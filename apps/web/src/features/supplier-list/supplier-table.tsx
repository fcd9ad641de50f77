import type { SupplierSummary } from '@bazaar/api/model';
import { formatNumber, joinList } from '@bazaar/domain/persian';
import { Link } from '@bazaar/ui/link';
import { Table } from '@bazaar/ui/table';
import { TrustLine } from '@bazaar/ui/trust-line';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { datedTrust } from '@/entities/supplier/dated-supplier';
import { paths } from '@/lib/navigation/paths';
import { supplierSearchMessages as texts } from '@/translations/supplier-list';

/** Renders suppliers as a table: kinds, city, confirmation, counts, response time. */
export function SupplierTable({
  suppliers,
  nowMs,
}: {
  readonly suppliers: readonly SupplierSummary[];
  readonly nowMs: number;
}) {
  const { caption, ...heads } = texts.table;
  return (
    <Table
      caption={caption}
      head={
        <tr>
          {Object.values(heads).map((head) => (
            <th key={head} scope="col" className="nowrap">
              {head}
            </th>
          ))}
        </tr>
      }
    >
      {suppliers.map((supplier) => (
        <Row key={supplier.id} supplier={supplier} nowMs={nowMs} />
      ))}
    </Table>
  );
}

function Row({ supplier, nowMs }: { readonly supplier: SupplierSummary; readonly nowMs: number }) {
  const { name, kinds, cityName, productCount, delegationCount, responseHours, yearsOnPlatform } = supplier;
  const { trust, trustState } = datedTrust(supplier, nowMs);
  return (
    <tr>
      <th scope="row" className="nowrap">
        <Link href={paths.supplier(supplier)}>{name}</Link>
      </th>
      <td className="nowrap">{joinList(kinds.map((kind) => supplierKindTexts()[kind]))}</td>
      <td className="nowrap">{cityName ?? texts.none}</td>
      <td className="nowrap">
        {trust === undefined ? texts.none : <TrustLine state={trustState}>{trust}</TrustLine>}
      </td>
      <td>{formatNumber(productCount)}</td>
      <td>{delegationCount > 0 ? formatNumber(delegationCount) : texts.none}</td>
      <td className="nowrap">
        {responseHours === undefined ? texts.none : texts.hours(formatNumber(responseHours))}
      </td>
      <td className="nowrap">
        {yearsOnPlatform > 0 ? texts.years(formatNumber(yearsOnPlatform)) : texts.none}
      </td>
    </tr>
  );
}
