import { countPhrase } from '@bazaar/domain/persian';
import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Link } from '@bazaar/ui/link';
import { EmptyPanel, ErrorPanel } from '@bazaar/ui/message-panel';
import {
  LandingCells,
  type LandingCellView,
  LandingIntro,
  LandingModels,
  LandingSection,
  LandingShortcuts,
  type ModelGroupView,
  type ShortcutsView,
} from '@bazaar/ui/patterns/category-landing';
import { nothingListedIcon } from '@bazaar/ui/patterns/empty-icons';
import { KnowledgeRows, type KnowledgeRowView } from '@bazaar/ui/patterns/home';
import { ProductCard, ProductGrid, type ProductView } from '@bazaar/ui/patterns/product-card';
import { type SupplierRowView, SupplierTable } from '@bazaar/ui/patterns/supplier-table';
import type { ReactNode } from 'react';
import { categoryMessages as texts } from '@/translations/category';
import { retryTexts } from '@/translations/retry';
import { supplierTableMessages } from '@/translations/supplier-table';

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
  /** Its models with the sum of their offers; empty where they are not known. */
  readonly models: readonly ModelGroupView[];
  /** Usual values of its properties. */
  readonly shortcuts: readonly ShortcutsView[];
  readonly products: LandingPart<ProductView>;
  readonly suppliers: LandingPart<SupplierRowView>;
  readonly productsHref: string;
  /** Number of all products; undefined when it could not be read. */
  readonly productCount?: number;
  readonly supplierCount?: number;
  readonly suppliersHref: string;
  /** Undefined when the category has none of its own, or they could not be counted. */
  readonly properties?: { readonly href: string; readonly count: number };
  readonly contents?: { readonly href: string; readonly count: number };
  /** The newest of what is written about it; empty where nothing is. */
  readonly guides: readonly KnowledgeRowView[];
  readonly retryHref: string;
}

/** R35: renders a category, its subcategories, and the links to its lists. */
export function LandingView(props: LandingViewProps) {
  const { crumbs, title, scientificName, description, subcategories, suppliers, shortcuts } = props;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <LandingIntro
        title={title}
        scientificName={scientificName}
        description={description}
        facts={toFacts(props)}
        doors={<LandingDoors {...props} />}
        actions={props.personal}
      />
      {subcategories.state === 'failed' || subcategories.items.length > 0 ? (
        <Part
          part={subcategories}
          name={texts.subcategories}
          failure={texts.subcategoriesFailed}
          retryHref={props.retryHref}
        >
          {(items) => <LandingCells label={texts.subcategories} cells={items} />}
        </Part>
      ) : null}
      {shortcuts.length > 0 ? <LandingShortcuts label={texts.shortcuts} rows={shortcuts} /> : null}
      {props.models.length > 0 ? <Models {...props} /> : <Products {...props} />}
      {suppliers.state === 'failed' || suppliers.items.length > 0 ? (
        <LandingSection
          title={texts.topSuppliers}
          link={<SectionLink href={props.suppliersHref}>{texts.seeAll}</SectionLink>}
        >
          <div>
            <Part
              part={suppliers}
              name={texts.topSuppliers}
              failure={texts.suppliersFailed}
              retryHref={props.retryHref}
            >
              {(items) => (
                <Card bleed>
                  <SupplierTable
                    labels={{ caption: texts.topSuppliers, ...supplierTableMessages.columns }}
                    groups={[{ suppliers: items }]}
                  />
                </Card>
              )}
            </Part>
          </div>
        </LandingSection>
      ) : null}
      {props.guides.length > 0 ? <Guides {...props} /> : null}
    </>
  );
}

function Models({ models, productsHref }: LandingViewProps) {
  return (
    <LandingSection
      title={texts.models}
      note={texts.modelsNote}
      link={<SectionLink href={productsHref}>{texts.seeAllProducts}</SectionLink>}
    >
      <LandingModels labels={texts.modelColumns} groups={models} />
    </LandingSection>
  );
}

/** What stands in place of the models where none is known. */
function Products({ products, productsHref, retryHref }: LandingViewProps) {
  return (
    <LandingSection
      title={texts.someProducts}
      link={<SectionLink href={productsHref}>{texts.seeAllProducts}</SectionLink>}
    >
      <Part
        part={products}
        name={texts.someProducts}
        failure={texts.productsFailed}
        retryHref={retryHref}
        empty={texts.empty}
      >
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
  );
}

function SectionLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} size={13} touch>
      {children}
    </Link>
  );
}

function Guides({ guides, contents }: Pick<LandingViewProps, 'guides' | 'contents'>) {
  return (
    <LandingSection
      title={texts.guides}
      link={
        contents ? (
          <Link href={contents.href} size={13} touch>
            {countPhrase(contents.count, texts.content)}
          </Link>
        ) : undefined
      }
    >
      <Card bleed>
        <KnowledgeRows label={texts.guides} rows={guides} />
      </Card>
    </LandingSection>
  );
}

function toFacts({ subcategories, productCount, supplierCount }: LandingViewProps): string[] {
  const children = subcategories.state === 'ready' ? subcategories.items.length : 0;
  return [
    children > 0 ? countPhrase(children, texts.category) : [],
    productCount === undefined ? [] : countPhrase(productCount, texts.product),
    supplierCount === undefined ? [] : countPhrase(supplierCount, texts.supplier),
  ].flat();
}

/** Links to what the category has; what would be empty is left out. */
function LandingDoors({ productsHref, suppliersHref, properties, contents }: LandingViewProps) {
  return (
    <>
      <ButtonLink size="small" href={productsHref}>
        {texts.products}
      </ButtonLink>
      <ButtonLink size="small" href={suppliersHref}>
        {texts.suppliers}
      </ButtonLink>
      {properties && properties.count > 0 ? (
        <SectionLink href={properties.href}>{texts.properties}</SectionLink>
      ) : null}
      {contents && contents.count > 0 ? (
        <SectionLink href={contents.href}>{countPhrase(contents.count, texts.content)}</SectionLink>
      ) : null}
    </>
  );
}

interface PartProps<Item> {
  readonly part: LandingPart<Item>;
  /** What the part has, as its retry names it. */
  readonly name: string;
  readonly failure: string;
  readonly retryHref: string;
  readonly empty?: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

function Part<Item>({ part, name, failure, retryHref, empty, children }: PartProps<Item>) {
  if (part.state === 'failed') {
    return (
      <Card bleed>
        <ErrorPanel
          isInline
          title={failure}
          action={
            <ButtonLink aria-label={retryTexts.of(name)} href={retryHref}>
              {texts.retry}
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  if (part.items.length === 0 && empty) {
    return (
      <Card bleed>
        <EmptyPanel icon={nothingListedIcon} title={empty} />
      </Card>
    );
  }
  return children(part.items);
}
