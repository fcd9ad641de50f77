'use client';

import { type ReactNode, useId, useRef, useState } from 'react';
import { u } from '../../style/u';
import {
  type BrowserNode,
  type BrowserPath,
  ColumnBrowser,
  type ColumnBrowserLabels,
} from '../column-browser/column-browser';
import { SiteArea, SiteAreaPanel, SiteAreas, siteAreaLinkClass } from '../site-header/site-header';
import { OpenIcon } from '../site-icons/site-icons';
import { onMegaMenuKey } from './mega-menu-keys';
import { useHoverIntent } from './use-hover-intent';

export interface MegaMenuProps {
  readonly label: string;
  /** The areas with all below them. */
  readonly roots: readonly BrowserNode[];
  readonly currentId?: string;
  readonly labels: ColumnBrowserLabels;
  /** Names the button that opens an area, and its panel. */
  readonly openLabel: (name: string) => string;
  readonly renderPreview: (path: BrowserPath) => ReactNode;
  /** Further ways at the end of the row. */
  readonly links?: ReactNode;
}

/**
 * The areas of the catalogue in a row, each with the column browser below it: on hover intent, by its button, by the
 * arrow down. Areas stay links, so it works before and without script.
 *
 * Use it once, under the header, from md up. Not on phones: they go to the page of categories.
 */
export function MegaMenu({
  label,
  roots,
  currentId,
  labels,
  openLabel,
  renderPreview,
  links,
}: MegaMenuProps) {
  const panelId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string>();
  const intent = useHoverIntent(open, setOpen);
  const choose = (id: string | undefined) => {
    intent.cancel();
    setOpen(id);
  };
  const enterPanel = () =>
    requestAnimationFrame(() =>
      menu.current
        ?.querySelector<HTMLElement>('[data-row][aria-expanded="true"], [data-row][aria-current]')
        ?.focus(),
    );
  const hovered = (id: string) => (isOver: boolean) => (isOver ? intent.over(id) : intent.out());
  const opened = roots.find(({ id }) => id === open);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links and buttons inside
    <div
      ref={menu}
      className={u('mega-menu')}
      onKeyDown={(event) =>
        onMegaMenuKey(event, { open, areaIds: roots.map(({ id }) => id), setOpen: choose, enterPanel })
      }
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) choose(undefined);
      }}
    >
      <SiteAreas label={label} links={links}>
        {roots.map(({ id, name, href }) => (
          <SiteArea
            key={id}
            link={
              <a href={href} className={siteAreaLinkClass(id === currentId)}>
                {name}
              </a>
            }
            toggleIcon={<OpenIcon />}
            toggleLabel={openLabel(name)}
            panelId={panelId}
            isOpen={id === open}
            isCurrent={id === currentId}
            onToggle={() => choose(id === open ? undefined : id)}
            onHover={hovered(id)}
          />
        ))}
      </SiteAreas>
      {opened ? (
        <SiteAreaPanel id={panelId} label={openLabel(opened.name)} onHover={hovered(opened.id)}>
          <ColumnBrowser
            key={opened.id}
            roots={roots}
            initialIds={[opened.id]}
            labels={labels}
            renderPreview={renderPreview}
          />
        </SiteAreaPanel>
      ) : null}
    </div>
  );
}
