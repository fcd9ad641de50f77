import { joinList } from '@bazaar/domain/persian';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { Link } from '@bazaar/ui/link';
import { AuthorLine } from '@bazaar/ui/patterns/author-line';
import { ListOwner } from '@bazaar/ui/patterns/list-layout';
import { TrustLine } from '@bazaar/ui/trust-line';
import type { ListSupplier } from '@/entities/catalogue-filter/data/list-data';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { trustSentence } from '@/entities/supplier/trust-sentence';
import { paths } from '@/lib/navigation/paths';
import { catalogueListMessages as texts } from '@/translations/catalogue-list';

/** R26: renders the supplier whose products are listed, and since when it is confirmed. */
export function ListSupplierStrip({ supplier }: { readonly supplier: ListSupplier }) {
  const { name, monogram, kinds, cityName } = supplier;
  const href = paths.supplier(supplier);
  const trust = trustSentence(supplier);
  return (
    <ListOwner
      actions={
        <Link href={href} size="13" touch>
          {texts.supplierProfile}
        </Link>
      }
    >
      <AuthorLine
        href={href}
        monogram={monogram ?? monogramOf(name)}
        name={name}
        detail={[joinList(kinds.map((kind) => supplierKindTexts()[kind])), cityName]
          .filter(Boolean)
          .join('، ')}
      />
      {trust ? <TrustLine>{trust}</TrustLine> : <TrustLine state="gone">{texts.notConfirmed}</TrustLine>}
    </ListOwner>
  );
}
