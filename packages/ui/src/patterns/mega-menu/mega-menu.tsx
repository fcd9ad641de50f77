'use client';

import { type ReactNode, useId, useRef } from 'react';
import { SiteArea, SiteAreaPanel, SiteAreas, siteAreaLinkClass } from '../site-header/site-header';
import { enterPanel } from './enter-panel';
import { onMegaMenuKey } from './mega-menu-keys';
import { useOpenArea } from './use-open-area';

/** A catalogue area: a link to its page, and the panel below it. */
export interface MegaMenuArea<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly href: string;
  /** Accessible name of the button that opens the area, and of its panel. */
  readonly openLabel: string;
}

export interface MegaMenuProps<Id extends string = string> {
  /** Accessible name of the row. */
  readonly label: string;
  /** Catalogue areas in display order, each with its panel. */
  readonly areas: readonly MegaMenuArea<Id>[];
  /** The area of the page on the screen; it is that page itself where `place` is its address. */
  readonly currentId?: Id | undefined;
  /** Rendered by the caller, possibly on the server: the icon set is too large for an arrow. */
  readonly toggleIcon: ReactNode;
  /** Content below the row for an open area. It may arrive late; the keys wait for it. */
  readonly renderPanel: (id: Id) => ReactNode;
  /** A change, as after a navigation, closes the open area. */
  readonly place?: string;
  /** Further links at the end of the row. */
  readonly links?: ReactNode;
}

/**
 * The catalogue areas in a row, each with its panel below: on hover intent, by its button, by the arrow down.
 *
 * Use it once, in the header, from sm up; phones go to the categories page. Areas stay links, so it works before and without script. Not
 * for a few commands (Popover), and not inside a page (ColumnBrowser).
 */
export function MegaMenu<Id extends string>({
  label,
  areas,
  currentId,
  toggleIcon,
  renderPanel,
  place,
  links,
}: MegaMenuProps<Id>) {
  const panelId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const toggleOf = (id: Id) =>
    menu.current?.querySelectorAll<HTMLElement>('[aria-controls]')[areas.findIndex((area) => area.id === id)];
  const { open, choose, hover } = useOpenArea<Id>(menu, place, toggleOf);
  const opened = areas.find(({ id }) => id === open);
  return (
    // biome-ignore lint/a11y: the keys and presses are those of the links and buttons inside
    <div
      ref={menu}
      onKeyDown={(event) =>
        onMegaMenuKey(event, (index) => {
          choose(areas[index]?.id);
          enterPanel(event.currentTarget);
        })
      }
      // After a link has been followed, the resting pointer must not open the panel.
      onClick={({ target }) => (target as Element).closest('a') && choose(undefined)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) choose(undefined);
      }}
    >
      <SiteAreas label={label} links={links}>
        {areas.map(({ id, name, href, openLabel }) => (
          <SiteArea
            key={id}
            link={
              <AreaLink
                name={name}
                href={href}
                current={id === currentId && (href === place ? 'page' : 'true')}
              />
            }
            toggleIcon={toggleIcon}
            toggleLabel={openLabel}
            panelId={panelId}
            isOpen={id === open}
            isCurrent={id === currentId}
            onToggle={() => choose(id === open ? undefined : id)}
            onHover={hover(id)}
          />
        ))}
      </SiteAreas>
      {opened ? (
        <>
          {/* biome-ignore lint/a11y: Escape closes too, and a press beside the panel must reach nothing below. */}
          <div className="u-mega-scrim" onClick={() => choose(undefined)} />
          <SiteAreaPanel id={panelId} label={opened.openLabel} onHover={hover(opened.id)}>
            {renderPanel(opened.id)}
          </SiteAreaPanel>
        </>
      ) : null}
    </div>
  );
}

function AreaLink({
  name,
  href,
  current,
}: Pick<MegaMenuArea, 'name' | 'href'> & { readonly current: 'page' | 'true' | false }) {
  return (
    <a href={href} className={siteAreaLinkClass(current !== false)} aria-current={current || undefined}>
      {name}
    </a>
  );
}
