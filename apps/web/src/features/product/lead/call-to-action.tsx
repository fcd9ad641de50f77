import { presentPrice } from '@bazaar/domain/money';
import { ButtonLink } from '@bazaar/ui/button';
import { requestAttributes, sameRequestAttributes } from '@/entities/request-basket/request-attributes';
import { toRequestLine } from '@/entities/request-basket/request-basket-line';
import type { ProductData } from '@/features/product/product-data';
import { paths } from '@/lib/navigation/paths';
import { productMessages as texts } from '@/translations/product';

/** The request of the panel; the one of the phone's bar refers to its line. */
const PANEL_ID = 'request-of-product';

interface CallToActionProps {
  readonly data: Pick<ProductData, 'product' | 'tradeUnits' | 'offers'>;
}

/** Returns whether the price is told to members only, and to nobody yet. */
export function isForMembers({ price }: Pick<ProductData['product'], 'price'>): boolean {
  return presentPrice(price).kind === 'loginToSee';
}

/** Renders the buyer's main action: the login where the price needs it, else a request for the product. */
export function PrimaryAction({ data, isWide }: CallToActionProps & { readonly isWide?: boolean }) {
  if (isForMembers(data.product)) {
    const query = new URLSearchParams({ redirectPath: paths.product(data.product) });
    return (
      <ButtonLink href={`${paths.login}?${query}`} tone="primary" wide={isWide} rel="nofollow">
        {texts.loginAction}
      </ButtonLink>
    );
  }
  return <RequestAction data={data} isPrimary isWide={isWide} />;
}

/** Renders the second action: a request without the price, or that of a product whose price is known. */
export function SecondaryAction({ data }: CallToActionProps) {
  if (isForMembers(data.product)) return <RequestAction data={data} isWide />;
  return <ContactAction data={data} />;
}

/** Renders the way to other suppliers of an unavailable product, or to a question to its supplier. */
export function ContactAction({ data: { product, offers } }: CallToActionProps) {
  const hasOthers = offers.state === 'ready' && offers.value.offers.items.length > 1;
  const isGone = !product.isAvailable && hasOthers;
  return (
    <ButtonLink href={isGone ? '#offers' : `${paths.supplier(product.supplier)}#contact`} wide>
      {isGone ? texts.askOthers : texts.contact}
    </ButtonLink>
  );
}

/** Renders the request for the product. */
export function RequestAction({
  data,
  isPrimary,
  isWide,
}: CallToActionProps & { readonly isPrimary?: boolean; readonly isWide?: boolean }) {
  return (
    <ButtonLink
      href={paths.requests}
      tone={isPrimary ? 'primary' : 'secondary'}
      wide={isWide}
      {...(isWide
        ? { id: PANEL_ID, ...requestAttributes(toRequestLine(data.product, data.tradeUnits)) }
        : sameRequestAttributes(PANEL_ID))}
    >
      {texts.request}
    </ButtonLink>
  );
}
