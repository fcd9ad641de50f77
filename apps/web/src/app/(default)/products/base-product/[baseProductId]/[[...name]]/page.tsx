import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { baseProductMetadata } from '@/features/base-product/base-product-metadata';
import { BaseProductScreen } from '@/features/base-product/base-product-screen';
import { loadBaseProduct } from '@/features/base-product/load-base-product';
import { mainPart } from '@/lib/data/critical-data';
import type { NamedPageProps } from '@/lib/navigation/page-props';
import { decodePart, isCanonicalName, paths } from '@/lib/navigation/paths';
import { ThingActs } from '@/shell/actions/object-actions';
import { UnreadScreen } from '@/shell/screens/load-error-screen';

export { renderOnDemand as generateStaticParams } from '@/lib/navigation/page-props';
export const revalidate = 600;

export async function generateMetadata({ params }: NamedPageProps<'baseProductId'>): Promise<Metadata> {
  return baseProductMetadata(await loadBaseProduct(decodePart((await params).baseProductId)));
}

/** R27. */
export default async function Page({ params }: NamedPageProps<'baseProductId'>) {
  const { baseProductId, name } = await params;
  const read = await mainPart(loadBaseProduct(decodePart(baseProductId)));
  if (read.state !== 'ready') return <UnreadScreen read={read} />;
  const { baseProduct } = read.value;
  if (!isCanonicalName(name, baseProduct.slug)) permanentRedirect(paths.baseProduct(baseProduct));
  const { id, name: title } = baseProduct;
  const path = paths.baseProduct(baseProduct);
  const personal = <ThingActs objectType="BaseProduct" objectId={id} title={title} path={path} />;
  return <BaseProductScreen {...read.value} personal={personal} />;
}
