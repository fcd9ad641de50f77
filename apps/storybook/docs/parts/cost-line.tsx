import { costs } from 'virtual:component-costs';
import { kilobytes } from './kilobytes';

/** Size that the component of this story file adds to a page. */
export function CostLine({ file }: { readonly file: string }) {
  const folder = /\/ui\/src\/(.+)\/[^/]+$/.exec(file)?.[1];
  const cost = costs.find((entry) => entry.folder === folder);
  if (!cost) return <p>It is drawn by a view of the app; its parts are weighed on their own pages.</p>;
  return (
    <p>
      {kilobytes(cost.styleBytes)} of style rules
      {cost.scriptBytes === 0
        ? ' and no JavaScript: it is drawn on the server and stays as it is.'
        : ` and ${kilobytes(cost.scriptBytes)} of JavaScript, with what it imports. React is not counted: every page has it.`}{' '}
      Sizes are of the built sheet and the minified bundle, with gzip.
    </p>
  );
}

/** The whole list, largest first. */
export function CostTable() {
  const sorted = [...costs].sort(
    (left, right) => right.scriptBytes + right.styleBytes - left.scriptBytes - left.styleBytes,
  );
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Styles</th>
          <th>JavaScript</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ folder, styleBytes, scriptBytes }) => (
          <tr key={folder}>
            <td>{folder}</td>
            <td className="figure">{kilobytes(styleBytes)}</td>
            <td className="figure">{kilobytes(scriptBytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
