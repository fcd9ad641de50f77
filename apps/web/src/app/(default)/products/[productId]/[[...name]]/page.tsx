import { permanentRedirect } from 'next/navigation';
import { VisitCounter } from '@/entities/visit/visit-counter';
import { loadProduct } from '@/features/product/load-product';
import { productMetadata } from '@/features/product/product-metadata';
import { ProductScreen, preloadProductParts } from '@/features/product/product-screen';
import { criticalData } from '@/lib/data/critical-data';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { ObjectActions } from '@/shell/actions/object-actions';
import { retryPart } from '@/shell/screens/buttons/retry-button';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

export async function generateMetadata({ params }: NamedPageProps<'productId'>) {
  return productMetadata(await loadProduct(decodePart((await params).productId)));
}

export default async function ProductPage({ params }: NamedPageProps<'productId'>) {
  const { productId, name } = await params;
  const id = decodePart(productId);
  preloadProductParts(id);
  const product = await criticalData(loadProduct(id));
  if (product.state !== 'ready') return <LoadErrorScreen read={product} />;
  if (!isCanonicalName(name, product.value.slug)) permanentRedirect(paths.product(product.value));
  const { name: title, supplier } = product.value;
  const personal = (
    <ObjectActions {...{ objectType: 'Product', objectId: id, title, supplierName: supplier.name }} />
  );
  return (
    <>
      <ProductScreen product={product.value} personal={personal} retry={retryPart} />
      <VisitCounter objectType="Product" objectId={id} />
    </>
  );
}
