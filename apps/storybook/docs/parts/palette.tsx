import { colorNotes } from '@bazaar/ui/token-notes';
import { color } from '@bazaar/ui/tokens';
import { type ColorName, contrast } from './contrast';
import { CopyButton } from './copy-button';

const names = Object.keys(color) as ColorName[];

/** Every colour with its name, value, purpose and contrast; pressing a value copies it. */
export function Palette() {
  return (
    <ul className="palette">
      {names.map((name) => (
        <li key={name}>
          <span className="swatch" style={{ background: color[name] }} />
          <div>
            <code>{name}</code>
            <CopyButton value={color[name]} label={`the value of ${name}`} />
            <CopyButton value={`var(--c-color-${name})`} label={`the property of ${name}`} />
            <p>{colorNotes[name].en}</p>
            <p lang="fa" dir="rtl">
              {colorNotes[name].fa}
            </p>
            <p className="figure">{contrastLine(name)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The contrast as text: of a dark colour on white and on the page, of a light one under the ink. */
function contrastLine(name: ColorName): string {
  if (!color[name].startsWith('#')) return 'see-through: its contrast depends on what is behind it';
  const on = (ground: ColorName) => `${contrast(color[name], color[ground]).toFixed(1)} : 1`;
  return contrast(color[name], color.surface) < 1.6
    ? `${on('ink')} under ink`
    : `${on('surface')} on surface · ${on('canvas')} on canvas`;
}
