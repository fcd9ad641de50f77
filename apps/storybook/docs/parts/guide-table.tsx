/** Text, or the same in English and Persian. */
type Words = string | readonly [english: string, persian: string];

interface GuideTableProps {
  readonly head: readonly Words[];
  readonly rows: readonly (readonly Words[])[];
}

/** A table of text. MDX has none of its own, and each cell keeps the direction of its text. */
export function GuideTable({ head, rows }: GuideTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={String(name)}>
              <InBoth words={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={String(cells[0])}>
            {cells.map((cell) => (
              <td key={String(cell)}>
                <InBoth words={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function InBoth({ words }: { readonly words: Words }) {
  if (typeof words === 'string') return <bdi>{words}</bdi>;
  const [english, persian] = words;
  return (
    <>
      {english}
      <small lang="fa">
        <bdi>{persian}</bdi>
      </small>
    </>
  );
}
