import type { UnitOfMeasurement } from '@bazaar/api/model';
import { formatNumber, joinList } from '@bazaar/domain/persian';
import { monogramOf } from '@bazaar/domain/persian/monogram';
import { Link } from '@bazaar/ui/link';
import { FactList } from '@bazaar/ui/patterns/fact-list';
import { PriceActions, PriceBlock, PriceHead } from '@bazaar/ui/patterns/price-panel';
import { SupplierBlock } from '@bazaar/ui/patterns/product-detail';
import { NoticeBar } from '@bazaar/ui/patterns/record-parts';
import { TrustLine } from '@bazaar/ui/trust-line';
import { supplierKindTexts } from '@/entities/enumeration/enum-texts';
import { priceView } from '@/entities/product/price-view';
import {
  ContactAction,
  isForMembers,
  PrimaryAction,
  RequestAction,
  SecondaryAction,
} from '@/features/product/lead/call-to-action';
import type { ProductData } from '@/features/product/product-data';
import { paths } from '@/lib/navigation/paths';
import { DaySpan } from '@/lib/text/dates-text';
import { productMessages as texts } from '@/translations/product';
import { MemberPriceIsland } from './members/member-price-island';
import { PriceCalculator } from './price-calculator';
import { priceNote } from './price-note';
import { toTiers } from './product-price';
import { toTerms } from './product-terms';
import { unitsOfPrice } from './units-of-price';

/** Renders the panel beside the product: price, tiers and total, terms, the supplier and the links to them. */
export function PricePanelView({ data }: { readonly data: ProductData }) {
  const { product, tradeUnits, cityNames } = data;
  const unit = unitOf(product.unitOfMeasurementId, tradeUnits);
  return (
    <>
      <PriceAndActions data={data} unit={unit} />
      <PriceBlock isJoined>
        <FactList facts={toTerms(product, unit?.title ?? '', cityNames)} />
      </PriceBlock>
      <SupplierOfProduct data={data} />
    </>
  );
}

/** The two blocks of what it costs and what to do; of a price for members, as it is told to whoever reads. */
function PriceAndActions({
  data,
  unit,
}: {
  readonly data: ProductData;
  readonly unit: UnitOfMeasurement | undefined;
}) {
  const { product, tradeUnits } = data;
  const tiers = toTiers(product, unit?.title ?? '');
  const notice = product.isAvailable ? null : <NoticeBar>{texts.unavailable}</NoticeBar>;
  const blocks = (
    <>
      <PriceBlock>
        <PriceHead price={priceView(product, tradeUnits)} note={priceNote(product.price)} />
      </PriceBlock>
      <PriceBlock isJoined>
        {notice}
        {tiers.length > 0 && product.isAvailable ? (
          <PriceCalculator tiers={tiers} minimum={product.moq ?? 1} isDiscrete={unit?.isDiscrete ?? true} />
        ) : null}
        <PriceActions>
          <PrimaryAction data={data} isWide />
          <SecondaryAction data={data} />
        </PriceActions>
      </PriceBlock>
    </>
  );
  if (!isForMembers(product)) return blocks;
  return (
    <MemberPriceIsland
      productId={product.id}
      units={unitsOfPrice(data)}
      request={<RequestAction data={data} isPrimary isWide />}
      panel={{ notice, second: <ContactAction data={data} /> }}
    >
      {blocks}
    </MemberPriceIsland>
  );
}

function SupplierOfProduct({ data: { product } }: { readonly data: Pick<ProductData, 'product'> }) {
  const { supplier } = product;
  const kinds = joinList(supplier.kinds.map((kind) => supplierKindTexts()[kind]));
  const href = paths.supplier(supplier);
  const others = supplier.productCount - 1;
  return (
    <SupplierBlock
      monogram={supplier.monogram ?? monogramOf(supplier.name)}
      name={supplier.name}
      href={href}
      detail={[kinds, supplier.cityName].filter(Boolean).join('، ')}
      trust={<IdentityLine supplier={supplier} />}
      actions={
        <>
          <Link href={href} size="13" touch>
            {texts.supplierProfile}
          </Link>
          {others > 0 ? (
            <Link href={`${href}#products`} size="13" touch>
              {texts.otherProducts(formatNumber(others))}
            </Link>
          ) : null}
        </>
      }
    />
  );
}

function IdentityLine({ supplier }: { readonly supplier: ProductData['product']['supplier'] }) {
  const { isConfirmed, confirmation } = supplier;
  if (!isConfirmed || !confirmation?.issuedAt)
    return <TrustLine state="gone">{texts.notConfirmed}</TrustLine>;
  return (
    <TrustLine sharesShield>
      {texts.identityConfirmed} <DaySpan from={confirmation.issuedAt} to={confirmation.validTo} />
    </TrustLine>
  );
}

function unitOf(id: string | undefined, units: readonly UnitOfMeasurement[]): UnitOfMeasurement | undefined {
  return units.find((unit) => unit.id === id);
}
