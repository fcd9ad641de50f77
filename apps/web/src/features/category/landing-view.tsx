import { countPhrase } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import {
  type DoorView,
  LandingCells,
  type LandingCellView,
  LandingDoors,
  LandingIntro,
  LandingSection,
} from '@bazaar/ui/patterns/category-landing';
import { ProductCard, ProductGrid, type ProductView } from '@bazaar/ui/patterns/product-card';
import { SupplierList, type SupplierView } from '@bazaar/ui/patterns/supplier-row';
import type { ReactNode } from 'react';
import { categoryMessages as texts } from '@/translations/category';

/** A part of the landing page: its items, or that they could not be read. */
export type LandingPart<Item> =
  | { readonly state: 'ready'; readonly items: readonly Item[] }
  | { readonly state: 'failed' };

export interface LandingViewProps {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly scientificName?: string;
  readonly description?: string;
  /** The visitor's own actions on the category. */
  readonly personal?: ReactNode;
  readonly subcategories: LandingPart<LandingCellView>;
  readonly products: LandingPart<ProductView>;
  readonly suppliers: LandingPart<SupplierView>;
  readonly productsHref: string;
  /** Number of all products; undefined when it could not be read. */
  readonly productCount?: number;
  readonly supplierCount?: number;
  readonly suppliersHref: string;
  /** Undefined when the category has none of its own, or they could not be counted. */
  readonly properties?: { readonly href: string; readonly count: number };
  readonly contents?: { readonly href: string; readonly count: number };
  readonly retryHref: string;
}

/** R35: renders a category, its subcategories, and the links to its lists. */
export function LandingView(props: LandingViewProps) {
  const { crumbs, title, scientificName, description, subcategories, products, suppliers, productsHref } =
    props;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <LandingIntro
        title={title}
        scientificName={scientificName}
        description={description}
        actions={props.personal}
      />
      <LandingDoors label={texts.doors} doors={toDoors(props)} />
      {subcategories.state === 'failed' || subcategories.items.length > 0 ? (
        <LandingSection title={texts.subcategories}>
          <Part part={subcategories} failure={texts.subcategoriesFailed} retryHref={props.retryHref}>
            {(items) => <LandingCells label={texts.subcategories} cells={items} />}
          </Part>
        </LandingSection>
      ) : null}
      <LandingSection
        title={texts.someProducts}
        link={
          <Link href={productsHref} size={13} touch>
            {texts.seeAllProducts}
          </Link>
        }
      >
        <Part part={products} failure={texts.productsFailed} retryHref={props.retryHref} empty={texts.empty}>
          {(items) => (
            <Card bleed>
              <ProductGrid label={texts.someProducts}>
                {items.map((product, index) => (
                  <ProductCard key={product.id} product={product} isEager={index < 4} />
                ))}
              </ProductGrid>
            </Card>
          )}
        </Part>
      </LandingSection>
      {suppliers.state === 'failed' || suppliers.items.length > 0 ? (
        <LandingSection title={texts.topSuppliers}>
          <div>
            <Part part={suppliers} failure={texts.suppliersFailed} retryHref={props.retryHref}>
              {(items) => (
                <Card bleed>
                  <SupplierList label={texts.topSuppliers} suppliers={items} />
                </Card>
              )}
            </Part>
          </div>
        </LandingSection>
      ) : null}
    </>
  );
}

function toDoors(props: LandingViewProps): DoorView[] {
  const { productsHref, productCount, supplierCount, properties, contents } = props;
  const count = (value: number | undefined, noun: string) =>
    value === undefined ? undefined : countPhrase(value, noun);
  return [
    {
      id: 'products',
      href: productsHref,
      icon: 'products',
      name: texts.products,
      note: texts.productsNote,
      count: count(productCount, texts.product),
    },
    {
      id: 'suppliers',
      href: props.suppliersHref,
      icon: 'suppliers',
      name: texts.suppliers,
      note: texts.suppliersNote,
      count: count(supplierCount, texts.supplier),
    },
    ...door(properties, {
      id: 'properties',
      icon: 'properties',
      name: texts.properties,
      note: texts.propertiesNote,
      noun: texts.property,
    }),
    ...door(contents, {
      id: 'contents',
      icon: 'contents',
      name: texts.contents,
      note: texts.contentsNote,
      noun: texts.content,
    }),
  ];
}

/** Returns a link of the landing page, or undefined when its target would be empty. */
function door(
  target: { readonly href: string; readonly count: number } | undefined,
  { noun, ...look }: Omit<DoorView, 'href' | 'count'> & { readonly noun: string },
): DoorView[] {
  if (target === undefined || target.count === 0) return [];
  return [{ ...look, href: target.href, count: countPhrase(target.count, noun) }];
}

interface PartProps<Item> {
  readonly part: LandingPart<Item>;
  readonly failure: string;
  readonly retryHref: string;
  readonly empty?: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

function Part<Item>({ part, failure, retryHref, empty, children }: PartProps<Item>) {
  if (part.state === 'failed') {
    return (
      <Card bleed>
        <ErrorPanel
          isInline
          title={failure}
          action={<ButtonLink href={retryHref}>{texts.retry}</ButtonLink>}
        />
      </Card>
    );
  }
  if (part.items.length === 0 && empty) {
    return (
      <Card bleed>
        <EmptyPanel title={empty} />
      </Card>
    );
  }
  return children(part.items);
}
