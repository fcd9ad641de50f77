interface GuideTableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table of text. MDX has none of its own, and each cell keeps the direction of its text. */
export function GuideTable({ head, rows }: GuideTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell) => (
              <td key={cell}>
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
