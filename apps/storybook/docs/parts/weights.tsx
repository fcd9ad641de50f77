import { font } from '@bazaar/ui/tokens';

const uses: Readonly<Record<keyof typeof font.weight, string>> = {
  regular: 'running text',
  medium: 'labels, links, buttons',
  bold: 'headings, the main action, the name of a row',
};

/** Each weight with a sample and its use. */
export function WeightScale() {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th>Weight</th>
          <th>Sample</th>
          <th>Use</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(uses) as (keyof typeof uses)[]).map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td className="figure">{font.weight[name]}</td>
            <td lang="fa" dir="rtl" style={{ fontSize: 18, fontWeight: Number(font.weight[name]) }}>
              بلبرینگ شیار عمیق <bdi dir="ltr">6205</bdi>
            </td>
            <td>{uses[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
