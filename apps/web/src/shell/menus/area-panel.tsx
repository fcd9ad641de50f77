'use client';

import type { CategoryType } from '@bazaar/domain/category-menu/menu';
import { type BrowserPath, BrowserPreview, ColumnBrowser } from '@bazaar/ui/patterns/column-browser';
import { useEffect } from 'react';
import { categoryStore } from '@/entities/category/category-store';
import { fillCategoryMenus } from '@/entities/menu/category-menus';
import { useStore } from '@/lib/store/use-store';
import { shellMessages } from '@/translations/shell';
import { browserNodes } from './browser-nodes';

/** Renders the column browser below the header, opened at one area. It loads on demand. */
export function AreaPanel({ area }: { readonly area: CategoryType }) {
  const roots = useStore(categoryStore, (state) => state.categoriesTypes);
  useEffect(() => void fillCategoryMenus(), []);
  const nodes = browserNodes(roots);
  const root = nodes.find((node) => node.area === area);
  return (
    <ColumnBrowser
      key={`${area}${root?.children.length}`}
      roots={nodes}
      initialIds={root ? [root.id] : []}
      labels={shellMessages.browser}
      renderPreview={(path) => <Preview path={path} />}
    />
  );
}

function Preview({ path }: { readonly path: BrowserPath }) {
  const node = path.at(-1);
  if (node === undefined) return null;
  // An area has no icon of its own: it takes that of its first group.
  const drawn = node.area ? node.children[0] : node;
  return (
    <BrowserPreview
      picture={drawn && `/media/drawings/${encodeURIComponent(drawn.id)}.webp?w=640`}
      name={node.name}
      specs={[]}
      action={{ href: node.href, label: shellMessages.browser.go }}
    />
  );
}
