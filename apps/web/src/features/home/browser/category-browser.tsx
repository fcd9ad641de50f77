'use client';

import { createProductStore } from '@bazaar/domain/client-state/product-store';
import { formatNumber } from '@bazaar/domain/persian';
import { type BrowserNode, ColumnBrowser } from '@bazaar/ui/patterns/column-browser';
import { useEffect, useMemo } from 'react';
import { CategoryPreview } from '@/entities/category/category-preview';
import type { PropertySpan } from '@/entities/category/property-spans';
import { usePropertySpans } from '@/entities/category/use-property-spans';
import { rememberMenusOfPage } from '@/entities/menu/menus-of-page';
import { paths } from '@/lib/navigation/paths';
import { browserMessages as texts } from '@/translations/category-browser';
import type { AreaTree, TreeNode } from './category-tree';

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
        return <CategoryPreview node={node} category={byId.get(node.id)} spans={spansOf(node.id)} />;
      }}
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
