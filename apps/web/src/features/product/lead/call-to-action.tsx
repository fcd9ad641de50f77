import { ButtonLink } from '@bazaar/ui/button';
import { requestAttributes, sameRequestAttributes } from '@/entities/request-basket/request-attributes';
import type { ProductData } from '@/features/product/product-data';
import { paths } from '@/lib/navigation/paths';
import { productMessages as texts } from '@/translations/product';
import { requestLineOf } from './request-line-of';

/** The request of the panel; the one of the phone's bar refers to its line. */
const PANEL_ID = 'request-of-product';

interface CallToActionProps {
  readonly data: Pick<ProductData, 'product' | 'tradeUnits' | 'offers'>;
}

/** Renders the buyer's main action: the login where the price needs it, else a request for the product. */
export function PrimaryAction({ data, isWide }: CallToActionProps & { readonly isWide?: boolean }) {
  if (data.product.price.kind === 'LoginToSee') {
    const query = new URLSearchParams({ redirectPath: paths.product(data.product) });
    return (
      <ButtonLink href={`${paths.login}?${query}`} tone="primary" wide={isWide} rel="nofollow">
        {texts.loginAction}
      </ButtonLink>
    );
  }
  return <Request data={data} isPrimary isWide={isWide} />;
}

/** Renders the second action: a request without the price, other suppliers of an unavailable product, or a question to the supplier. */
export function SecondaryAction({ data }: CallToActionProps) {
  const { product, offers } = data;
  if (product.price.kind === 'LoginToSee') return <Request data={data} isWide />;
  const hasOthers = offers.state === 'ready' && offers.value.offers.items.length > 1;
  const isGone = !product.isAvailable && hasOthers;
  return (
    <ButtonLink href={isGone ? '#offers' : `${paths.supplier(product.supplier)}#contact`} wide>
      {isGone ? texts.askOthers : texts.contact}
    </ButtonLink>
  );
}

function Request({
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
        ? { id: PANEL_ID, ...requestAttributes(requestLineOf(data)) }
        : sameRequestAttributes(PANEL_ID))}
    >
      {texts.request}
    </ButtonLink>
  );
}
