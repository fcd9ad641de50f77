import type { ReactNode } from 'react';
import { LogoMark } from '../site-header/logo-mark';

export interface PaperTableProps {
  readonly caption: string;
  /** Empty for a list of events, which needs no heads. */
  readonly heads: readonly { readonly label: string; readonly isFigure?: boolean }[];
  /** Cells of each row, in the order of the heads; a cell may have a note below it. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  readonly foot?: { readonly label: string; readonly value: ReactNode } | undefined;
}

/** The sheet beside its options; on paper there is only the sheet. */
export function PaperLayout({ sheet, options }: { readonly sheet: ReactNode; readonly options: ReactNode }) {
  return (
    <div className="u-paper-layout">
      <article className="u-paper">{sheet}</article>
      <div className="u-paper-options">{options}</div>
    </div>
  );
}

export interface PaperHeadProps {
  readonly site: string;
  readonly title: ReactNode;
  readonly meta: readonly ReactNode[];
  /** The stamp, with the sentence below its word. */
  readonly stamp?: { readonly title: string; readonly detail: string } | undefined;
  readonly code: ReactNode;
  readonly codeLabel: string;
}

/** Head of a sheet: whose it is, which one, its stamp, and the code that leads to the live one. */
export function PaperHead({ site, title, meta, stamp, code, codeLabel }: PaperHeadProps) {
  return (
    <header className="u-paper-head">
      <div>
        <b className="u-paper-site">
          <LogoMark />
          {site}
        </b>
        <h2>{title}</h2>
        {meta.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      {stamp ? (
        <div className="u-paper-stamp">
          <b>{stamp.title}</b>
          <small>{stamp.detail}</small>
        </div>
      ) : null}
      <figure>
        {code}
        <figcaption>{codeLabel}</figcaption>
      </figure>
    </header>
  );
}

/** A titled part of a sheet; two of them stand side by side in a PaperPair. */
export function PaperPart({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="u-paper-part">
      <h3>
        {title} {note ? <small>{note}</small> : null}
      </h3>
      {children}
    </section>
  );
}

export function PaperPair({ children }: { readonly children: ReactNode }) {
  return <div className="u-paper-pair">{children}</div>;
}

export function PaperFacts({
  facts,
}: {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}) {
  return (
    <dl className="u-paper-facts">
      {facts.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PaperTable({ caption, heads, rows, foot }: PaperTableProps) {
  return (
    <table className={heads.length === 0 ? 'u-paper-table u-paper-events' : 'u-paper-table'}>
      <caption className="sr">{caption}</caption>
      {heads.length === 0 ? null : (
        <thead>
          <tr>
            {heads.map(({ label, isFigure }) => (
              <th key={label} scope="col" className={isFigure ? 'num' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {cells.map((cell, index) => (
              <td key={heads[index]?.label ?? index} className={heads[index]?.isFigure ? 'num' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot ? (
        <tfoot>
          <tr>
            <th scope="row" colSpan={heads.length - 1}>
              {foot.label}
            </th>
            <td className="num">{foot.value}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

/** Room for stamps and signatures, and the last line of the sheet. */
export function PaperEnd({
  signatures,
  notes,
}: {
  readonly signatures: readonly string[];
  readonly notes: readonly ReactNode[];
}) {
  return (
    <>
      {signatures.length > 0 ? (
        <div className="u-paper-signatures">
          {signatures.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </div>
      ) : null}
      <footer className="u-paper-foot">
        {notes.map((note, index) => (
          <span key={index}>{note}</span>
        ))}
      </footer>
    </>
  );
}

/** A black and white code of square cells, drawn as one path. */
export function PaperCode({
  rows,
  label,
}: {
  readonly rows: readonly (readonly boolean[])[];
  readonly label: string;
}) {
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="u-paper-code"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
