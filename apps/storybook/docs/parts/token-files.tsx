import figma from '@bazaar/ui/bazaar.figma.tokens.json?raw';
import w3c from '@bazaar/ui/bazaar.tokens.json?raw';

const files = [
  { name: 'bazaar.tokens.json', text: w3c, what: 'W3C Design Tokens Format 2025.10; Figma variables' },
  { name: 'bazaar.figma.tokens.json', text: figma, what: 'strings of the earlier drafts; Tokens Studio' },
] as const;

const addressOf = (text: string) => `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;

/** The token files with a link that saves each. */
export function TokenFiles() {
  return (
    <table>
      <thead>
        <tr>
          <th>File</th>
          <th>Format</th>
          <th>Tokens</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ name, text, what }) => (
          <tr key={name}>
            <td>
              <a href={addressOf(text)} download={name}>
                {name}
              </a>
            </td>
            <td>{what}</td>
            <td className="figure">{text.split('"$value"').length - 1}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
