import type { SupplierProduct } from '@bazaar/api/model';
import { Button } from '@bazaar/ui/button';
import { CompareBox } from '@bazaar/ui/patterns/compare-box';
import { compareAttributes } from '@/entities/comparison/compare-attributes';
import { COMPARE_FORM_ID } from '@/entities/comparison/compare-ids';
import { pictureAt } from '@/lib/media/picture-view';
import { compareTrayMessages as texts } from '@/translations/compare';

/** Renders the box that adds a product of the list to the comparison. */
export function ComparePick({ product }: { readonly product: SupplierProduct }) {
  const { id, image, brand } = product;
  const name = product.model ?? product.code ?? product.name;
  return (
    <CompareBox
      label={texts.box(name)}
      name="compare"
      value={id}
      formId={COMPARE_FORM_ID}
      action={compareAttributes({ id, name, note: brand, picture: image && pictureAt(image, 48) })}
    />
  );
}

/** Renders the form that leads to the comparison without script; with script there is the tray. */
export function CompareForm({ path }: { readonly path: string }) {
  return (
    <noscript>
      <form id={COMPARE_FORM_ID} action={path} method="get">
        <Button type="submit">{texts.submit}</Button>
      </form>
    </noscript>
  );
}
