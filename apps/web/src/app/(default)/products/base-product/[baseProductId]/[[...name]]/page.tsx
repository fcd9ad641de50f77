import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { baseProductMetadata } from '@/features/base-product/base-product-metadata';
import { BaseProductScreen } from '@/features/base-product/base-product-screen';
import { loadBaseProduct } from '@/features/base-product/load-base-product';
import { criticalData } from '@/lib/data/critical-data';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { ObjectActions } from '@/shell/actions/object-actions';
import { LoadErrorScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

export async function generateMetadata({ params }: NamedPageProps<'baseProductId'>): Promise<Metadata> {
  return baseProductMetadata(await loadBaseProduct(decodePart((await params).baseProductId)));
}

/** R27: a base product with the offers of all its suppliers. */
export default async function Page({ params }: NamedPageProps<'baseProductId'>) {
  const { baseProductId, name } = await params;
  const read = await criticalData(loadBaseProduct(decodePart(baseProductId)));
  if (read.state !== 'ready') return <LoadErrorScreen read={read} />;
  const { baseProduct } = read.value;
  if (!isCanonicalName(name, baseProduct.slug)) permanentRedirect(paths.baseProduct(baseProduct));
  const { id, name: title } = baseProduct;
  const path = paths.baseProduct(baseProduct);
  const personal = <ObjectActions objectType="BaseProduct" objectId={id} title={title} path={path} />;
  return <BaseProductScreen {...read.value} personal={personal} />;
}
