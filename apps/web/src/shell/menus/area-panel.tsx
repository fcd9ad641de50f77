'use client';

import '@bazaar/ui/browser.css';
import type { CategoryType } from '@bazaar/domain/category-menu/menu';
import { ColumnBrowser } from '@bazaar/ui/patterns/column-browser';
import { useEffect, useMemo } from 'react';
import { CategoryPreview } from '@/entities/category/category-preview';
import { categoryStore } from '@/entities/category/category-store';
import { usePropertySpans } from '@/entities/category/use-property-spans';
import { fillCategoryMenus } from '@/entities/menu/category-menus';
import { useStore } from '@/lib/store/use-store';
import { browserMessages } from '@/translations/category-browser';
import { browserNodes, openedIds } from './browser-nodes';

/** Renders the column browser below the header, opened at the first category of one area. It loads on demand. */
export function AreaPanel({ area }: { readonly area: CategoryType }) {
  const roots = useStore(categoryStore, (state) => state.categoriesTypes);
  useEffect(() => void fillCategoryMenus(), []);
  const { nodes, byId } = useMemo(() => browserNodes(roots), [roots]);
  const root = nodes.find((node) => node.area === area);
  const { spansOf, restOn } = usePropertySpans({});
  const shown = openedIds(root).at(-1);
  // The ranges of what is opened at first.
  useEffect(() => restOn(byId.get(shown ?? '')?.id), [shown]);
  return (
    <ColumnBrowser
      key={`${area}${root?.children.length}`}
      roots={nodes}
      initialIds={openedIds(root)}
      labels={browserMessages}
      onPath={(path) => restOn(byId.get(path.at(-1)?.id ?? '')?.id)}
      renderPreview={(path) => {
        const node = path.at(-1);
        if (node === undefined) return null;
        return <CategoryPreview node={node} category={byId.get(node.id)} spans={spansOf(node.id)} />;
      }}
    />
  );
}
