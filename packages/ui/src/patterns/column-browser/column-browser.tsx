'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Breadcrumb } from '../../breadcrumb/breadcrumb';
import { cx } from '../../style/cx';
import { BrowserColumn } from './browser-column';
import { type BrowserNode, type BrowserPath, pathOfIds } from './browser-node';
import { useColumnKeys } from './use-column-keys';

export type { BrowserNode, BrowserPath } from './browser-node';
export { BrowserPreview, type BrowserPreviewProps } from './browser-preview';

export interface ColumnBrowserLabels {
  /** Names of the four columns. */
  readonly columns: readonly [string, string, string, string];
  readonly path: string;
  readonly move: string;
  readonly open: string;
  readonly back: string;
  readonly go: string;
}

export interface ColumnBrowserProps {
  /** Categories of the first column. */
  readonly roots: readonly BrowserNode[];
  /** Initially open ids, from the area down. */
  readonly initialIds: readonly string[];
  /** Texts of its parts, from the translations of the app. */
  readonly labels: ColumnBrowserLabels;
  /** Renders the last column for the current node. */
  readonly renderPreview: (path: BrowserPath) => ReactNode;
  /** Called with the opened path of categories. */
  readonly onPath?: (path: BrowserPath) => void;
}

/** A pointer that rests this long on a row opens it; a passing one does not. */
const HOVER_DELAY_MS = 110;

/**
 * The category tree, right to left. Every row is a link, so it works before and without script.
 *
 * Use it to browse the whole tree, on the page of categories and below the areas of the header. Not for a tree of two levels (a list of
 * links), and not for filters.
 */
export function ColumnBrowser({ roots, initialIds, labels, renderPreview, onPath }: ColumnBrowserProps) {
  const [path, setPath] = useState<BrowserPath>(() => pathOfIds(roots, initialIds));
  const hoverDelay = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { browser, onKeyDown } = useColumnKeys();

  function look(depth: number, node: BrowserNode) {
    clearTimeout(hoverDelay.current);
    if (path[depth] === node && path.length === depth + 1) return;
    const next = [...path.slice(0, depth), node];
    setPath(next);
    onPath?.(next);
  }

  function lookSoon(depth: number, node: BrowserNode) {
    clearTimeout(hoverDelay.current);
    hoverDelay.current = setTimeout(() => look(depth, node), HOVER_DELAY_MS);
  }

  const crumbs = path.map((node, index) =>
    index === path.length - 1 ? { label: node.name } : { label: node.name, href: node.href },
  );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links inside. */}
      <div ref={browser} className={cx('column-browser')} onKeyDown={onKeyDown}>
        {labels.columns.map((title, depth) => (
          <BrowserColumn
            key={title}
            title={title}
            nodes={depth === 0 ? roots : (path[depth - 1]?.children ?? [])}
            open={path[depth]}
            isLast={depth === path.length - 1}
            onLook={(node) => look(depth, node)}
            onLookSoon={(node) => lookSoon(depth, node)}
            onLeave={() => clearTimeout(hoverDelay.current)}
          />
        ))}
        {renderPreview(path)}
      </div>
      <div className={cx('browser-foot')}>
        <Breadcrumb label={labels.path} crumbs={crumbs} />
        <Keys labels={labels} />
      </div>
    </>
  );
}

function Keys({ labels }: { readonly labels: ColumnBrowserLabels }) {
  const keys = [
    ['↑', '↓', labels.move],
    ['←', labels.open],
    ['→', labels.back],
    ['Enter', labels.go],
  ] as const;
  return (
    <p className="u-browser-keys" aria-hidden="true">
      {keys.map((entry) => (
        <span key={entry[0]}>
          {entry.slice(0, -1).map((key) => (
            <span key={key}>
              <kbd>
                <bdi dir="ltr">{key}</bdi>
              </kbd>{' '}
            </span>
          ))}
          {entry.at(-1)}
        </span>
      ))}
    </p>
  );
}
