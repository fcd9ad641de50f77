'use client';

import { createProductStore } from '@bazaar/domain/client-state/product-store';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import { Latin } from '@bazaar/ui/latin';
import { type BrowserNode, BrowserPreview, ColumnBrowser } from '@bazaar/ui/patterns/column-browser';
import { UnitValue } from '@bazaar/ui/unit-value';
import { useEffect, useMemo } from 'react';
import { rememberMenusOfPage } from '@/entities/menu/menus-of-page';
import { paths } from '@/lib/navigation/paths';
import { browserMessages as texts } from '@/translations/home';
import type { AreaTree, TreeNode } from './category-tree';
import type { PropertySpan } from './property-spans';
import { usePropertySpans } from './use-property-spans';

export interface CategoryBrowserProps {
  readonly areas: readonly (AreaTree & { readonly name: string; readonly detail: string })[];
  readonly initialIds: readonly string[];
  /** Property ranges of the category opened at first, by its id. */
  readonly initialSpans: Readonly<Record<string, readonly PropertySpan[]>>;
}

/** The group `product` of the client state: the categories of the home page and the one that is looked at. */
const productStore = createProductStore<TreeNode>();

/** Renders the column browser over the whole tree, with a preview of the current category. */
export function CategoryBrowser({ areas, initialIds, initialSpans }: CategoryBrowserProps) {
  const { roots, byId } = useMemo(() => readTree(areas), [areas]);
  useEffect(() => rememberMenusOfPage(areas), [areas]);
  useEffect(() => productStore.setCategories([...byId.values()]), [byId]);
  const { spansOf, restOn } = usePropertySpans(initialSpans);
  return (
    <ColumnBrowser
      roots={roots}
      initialIds={initialIds}
      labels={texts}
      onPath={(path) => {
        productStore.selectCategory(path.at(-1)?.id);
        restOn(productStore.getState().selectedCategory?.id);
      }}
      renderPreview={(path) => {
        const node = path.at(-1);
        if (!node) return null;
        return <Preview node={node} category={byId.get(node.id)} spans={spansOf(node.id)} />;
      }}
    />
  );
}

function Preview({
  node,
  category,
  spans,
}: {
  readonly node: BrowserNode;
  readonly category: TreeNode | undefined;
  readonly spans: readonly PropertySpan[];
}) {
  // An area has no icon of its own: it takes that of its first group.
  const drawn = category ?? node.children[0];
  const products = category && countPhrase(category.products, texts.product);
  return (
    <BrowserPreview
      picture={drawn && `/media/drawings/${encodeURIComponent(drawn.id)}.webp?w=640`}
      name={node.name}
      scientificName={category?.scientificName}
      specs={spans.map(({ id, title, symbol, range, unit }) => ({
        id,
        label: (
          <>
            {title} {symbol ? <Latin>{symbol}</Latin> : null}
          </>
        ),
        value: <UnitValue value={range} unit={unit} />,
      }))}
      action={
        category && products && category.products > 0
          ? { href: paths.categoryProducts(category), label: texts.seeProducts(products) }
          : { href: node.href, label: texts.seeCategory }
      }
      actions={
        category && category.suppliers > 0 ? countPhrase(category.suppliers, texts.supplier) : undefined
      }
    />
  );
}

function readTree(areas: CategoryBrowserProps['areas']) {
  const byId = new Map<string, TreeNode>();
  const toBrowserNode = (node: TreeNode): BrowserNode => {
    byId.set(node.id, node);
    return {
      id: node.id,
      name: node.name,
      href: node.children.length > 0 ? paths.category(node) : paths.categoryProducts(node),
      count: formatNumber(node.products),
      children: node.children.map(toBrowserNode),
    };
  };
  const roots = areas.map(
    ({ area, name, detail, products, children }): BrowserNode => ({
      id: area,
      area,
      name,
      detail,
      href: paths.categoryType(area),
      count: products === undefined ? undefined : formatNumber(products),
      children: children.map(toBrowserNode),
    }),
  );
  return { roots, byId };
}
