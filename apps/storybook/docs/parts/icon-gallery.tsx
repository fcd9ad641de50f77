import { siteIcons } from 'virtual:site-icons';
import { Icon } from '@bazaar/ui/icon';
import { useState } from 'react';
import { CopyButton } from './copy-button';

type Icons = Readonly<Record<string, string>>;

/** Most icons drawn at once: the whole set has thousands. */
const mostShown = 240;

/** All icons of the product with their names; on request the whole set, to choose a new one from. Searched by any part of the name. */
export function IconGallery() {
  const [query, setQuery] = useState('');
  const [whole, setWhole] = useState<Icons>();
  const found = iconsNamed(whole ?? siteIcons, query);
  return (
    <section className="icon-gallery">
      <div className="icon-search">
        <input
          type="search"
          aria-label="Search the icons by name"
          placeholder="arrow, heart, file …"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={whole !== undefined}
            onChange={({ target }) => {
              if (target.checked)
                void import('virtual:whole-icons').then(({ default: _, ...set }) => setWhole(set));
              else setWhole(undefined);
            }}
          />{' '}
          also those that no screen uses
        </label>
        <output>{found.length} icons</output>
      </div>
      <ul>
        {found.slice(0, mostShown).map(([name, path]) => (
          <li key={name}>
            <Icon path={path} size={24} />
            <CopyButton value={name} label={name} />
          </li>
        ))}
      </ul>
      {found.length > mostShown ? <p>The first {mostShown} are shown: search for fewer.</p> : null}
    </section>
  );
}

const iconsNamed = (icons: Icons, query: string): [name: string, path: string][] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.entries(icons).filter(([name]) => words.every((word) => name.toLowerCase().includes(word)));
};
