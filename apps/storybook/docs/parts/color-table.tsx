import { color, radius, space } from '@bazaar/ui/tokens';
import { colorPairs, contrast, decorativeColors, neededRatio } from './contrast';

const sample = {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 96,
  minBlockSize: 36,
  paddingInline: space[2],
  border: `1px solid ${color.line}`,
  borderRadius: radius.field,
} as const;

/** A box and a line, as thin as controls draw them. */
function Marks() {
  return (
    <svg width="72" height="18" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <rect x="53" y="1" width="16" height="16" rx="4" />
      <path d="M0 9h42" />
    </svg>
  );
}

/** Every pair with its contrast, computed at run time from the tokens. */
export function ColorTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>Looks like</th>
          <th>Contrast</th>
        </tr>
      </thead>
      <tbody>
        {colorPairs.map(({ front, ground, use, where }) => (
          <tr key={`${front} ${ground} ${use}`}>
            <td>
              <code>{front}</code> on <code>{ground}</code>
              <small>{where}</small>
            </td>
            <td>
              <span style={{ ...sample, background: color[ground], color: color[front] }} lang="fa" dir="rtl">
                {use === 'text' ? 'بلبرینگ 6205' : <Marks />}
              </span>
            </td>
            <td className="figure">
              {contrast(color[front], color[ground]).toFixed(1)} : 1
              <small>needs {neededRatio[use]} : 1</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Colours without meaning of their own. */
export function DecorativeColors() {
  return (
    <ul>
      {decorativeColors.map((name) => (
        <li key={name}>
          <span
            style={{
              display: 'inline-block',
              inlineSize: 32,
              blockSize: 16,
              verticalAlign: 'middle',
              marginInlineEnd: 8,
              background: color[name],
            }}
          />
          <code>{name}</code> <code>{color[name]}</code>
        </li>
      ))}
    </ul>
  );
}
