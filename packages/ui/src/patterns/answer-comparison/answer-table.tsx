import type { ReactNode } from 'react';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import { Award, Deviations, Validity } from './answer-parts';
import type {
  AnswerComparisonProps,
  AnswerLabels,
  AnswerLine,
  AnswerOffer,
  AnswerSupplier,
} from './answer-view';

/** From tablets up: suppliers as columns, one band of rows for each line. */
export function AnswerTable({ suppliers, lines, wholes, need, labels }: AnswerComparisonProps) {
  const whole = (name: string, show: (index: number) => ReactNode, isAmount = false) => (
    <Row name={name} cells={suppliers.map((_, index) => show(index))} isAmount={isAmount} />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={cx('answer-scroll')} tabIndex={0} aria-label={labels.caption}>
      <table className="u-answer-table">
        <thead>
          <tr>
            <th scope="col" className="side">
              {labels.corner}
            </th>
            {suppliers.map((supplier) => (
              <th key={supplier.id} scope="col">
                <Supplier {...supplier} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            name={labels.answered}
            cells={suppliers.map(({ answered, answeredNote }) => (
              <>
                {answered}
                {answeredNote ? <small>{answeredNote}</small> : null}
              </>
            ))}
          />
          <Row
            name={labels.validity}
            cells={suppliers.map(({ validity, state }) => <Validity validity={validity} state={state} />)}
          />
        </tbody>
        {lines.map((line) => (
          <Band key={line.id} line={line} suppliers={suppliers} labels={labels} />
        ))}
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={suppliers.length + 1} className="band">
              <span>
                <b>{labels.all}</b> {need}
              </span>
            </th>
          </tr>
          {whole(labels.shipping, (index) => wholes[index]?.shipping, true)}
          {whole(labels.payment, (index) => wholes[index]?.payment)}
          {whole(labels.wholeDelivery, (index) => (
            <span className="u-answer-pair">
              <span>{wholes[index]?.delivery}</span>
              <Award award={wholes[index]?.deliveryAward} />
            </span>
          ))}
          {whole(
            labels.total,
            (index) => (
              <>
                <span className="u-answer-pair">
                  <b className="total">{wholes[index]?.total ?? labels.unknown}</b>
                  <Award award={wholes[index]?.totalAward} />
                </span>
                {wholes[index]?.totalNote ? <small>{wholes[index]?.totalNote}</small> : null}
              </>
            ),
            true,
          )}
          {whole(labels.next, (index) => wholes[index]?.action)}
        </tbody>
      </table>
    </section>
  );
}

export function Supplier({ name, href, city, trust }: AnswerSupplier) {
  return (
    <span className={cx('answer-supplier')}>
      <a href={href}>{name}</a>
      {city ? <small>{city}</small> : null}
      {trust}
    </span>
  );
}

function Band({
  line,
  suppliers,
  labels,
}: {
  readonly line: AnswerLine;
  readonly suppliers: readonly AnswerSupplier[];
  readonly labels: AnswerLabels;
}) {
  const { number, title, required, quantity, offers } = line;
  const cell = (show: (offer: AnswerOffer) => ReactNode) =>
    offers.map((offer, index) =>
      offer === undefined ? (
        <span className="none">{suppliers[index]?.state ?? labels.unanswered}</span>
      ) : (
        show(offer)
      ),
    );
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={suppliers.length + 1} className="band">
          <span>
            <b>{number}</b> <b>{title}</b>{' '}
            {required ? (
              <span className="none">
                <MixedText>{required}</MixedText>
              </span>
            ) : null}
            <b className="far">{quantity}</b>
          </span>
        </th>
      </tr>
      <Row name={labels.offer} cells={cell(({ offered }) => offered)} />
      <Row
        name={labels.price}
        isAmount
        cells={cell(({ price, priceAward, priceNotes }) => (
          <>
            <span className="u-answer-pair">
              {price === undefined ? null : <b>{price}</b>}
              <Award award={priceAward} />
            </span>
            {priceNotes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </>
        ))}
      />
      <Row
        name={labels.lineTotal}
        isAmount
        cells={cell(({ total }) => total ?? <span className="none">{labels.unknown}</span>)}
      />
      <Row
        name={labels.delivery}
        cells={cell(({ delivery, deliveryAward, note }) => (
          <>
            <span className="u-answer-pair">
              <span>{delivery}</span>
              <Award award={deliveryAward} />
            </span>
            {note ? <small>{note}</small> : null}
          </>
        ))}
      />
      <Row
        name={labels.required}
        cells={cell(({ deviations }) => <Deviations deviations={deviations} labels={labels} />)}
      />
    </tbody>
  );
}

function Row({
  name,
  cells,
  isAmount = false,
}: {
  readonly name: string;
  readonly cells: readonly ReactNode[];
  readonly isAmount?: boolean;
}) {
  return (
    <tr className={isAmount ? 'amounts' : undefined}>
      <th scope="row" className="side">
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
