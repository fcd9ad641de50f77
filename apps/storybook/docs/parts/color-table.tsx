import { color } from '@bazaar/ui/tokens';
import { colorPairs, contrast, decorativeColors, neededRatio } from './contrast';

/** Every pair with its contrast, computed here and now from the tokens. */
export function ColorTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Pair</th>
          <th>Looks like</th>
          <th>Contrast</th>
          <th>Needed</th>
          <th>Where</th>
        </tr>
      </thead>
      <tbody>
        {colorPairs.map(({ front, ground, use, where }) => (
          <tr key={`${front} ${ground} ${use}`}>
            <td>
              <code>{front}</code> on <code>{ground}</code>
            </td>
            <td style={{ background: color[ground], color: color[front] }} lang="fa" dir="rtl">
              {use === 'text' ? 'بلبرینگ ۶۲۰۵' : '● ▬▬'}
            </td>
            <td>{contrast(color[front], color[ground]).toFixed(1)} : 1</td>
            <td>{neededRatio[use]} : 1</td>
            <td>{where}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Colours that say nothing by themselves. */
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
