import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';
import { Award, Deviations, Validity } from './answer-parts';
import type { AnswerComparisonProps, AnswerLine, AnswerSupplier } from './answer-view';

/** On phones: the totals first, then each line with the suppliers under one another. */
export function AnswerCards({ suppliers, lines, wholes, labels }: AnswerComparisonProps) {
  return (
    <div className={cx('answer-cards')}>
      <section className={cx('answer-card')} aria-label={labels.total}>
        <h2>
          {labels.total} <small>{labels.corner}</small>
        </h2>
        <ul>
          {suppliers.map(({ id, name, validity, state, answeredNote }, index) => {
            const whole = wholes[index];
            return (
              <li key={id}>
                <span className="u-answer-pair">
                  <b>{name}</b>
                  <b className="total">{whole?.total ?? labels.unknown}</b>
                </span>
                {whole?.totalNote ? <small>{whole.totalNote}</small> : null}
                <span className="u-answer-pair">
                  <span>
                    {labels.wholeDelivery} {whole?.delivery}
                  </span>
                  <Award award={whole?.deliveryAward} />
                </span>
                <Award award={whole?.totalAward} />
                {answeredNote ? <small>{answeredNote}</small> : null}
                <Validity validity={validity} state={state} />
                {whole?.action}
              </li>
            );
          })}
        </ul>
      </section>
      {lines.map((line) => (
        <LineCard key={line.id} line={line} suppliers={suppliers} labels={labels} />
      ))}
    </div>
  );
}

function LineCard({
  line: { number, title, required, quantity, offers },
  suppliers,
  labels,
}: Pick<AnswerComparisonProps, 'suppliers' | 'labels'> & { readonly line: AnswerLine }) {
  return (
    <section className={cx('answer-card')} aria-label={number}>
      <h2>
        {number} <small>{quantity}</small>
      </h2>
      <p>
        <MixedText>{title}</MixedText> <MixedText>{required}</MixedText>
      </p>
      <ul>
        {suppliers.map((supplier: AnswerSupplier, index) => {
          const offer = offers[index];
          return (
            <li key={supplier.id}>
              <span className="u-answer-pair">
                <b>{supplier.name}</b>
                {offer?.price ? <b className="total">{offer.price}</b> : null}
              </span>
              {offer === undefined ? (
                <span className="none">{supplier.state ?? labels.unanswered}</span>
              ) : (
                <>
                  <span className="u-answer-pair">
                    <span>{offer.offered}</span>
                    <small>
                      {labels.lineTotal} {offer.total ?? labels.unknown}
                    </small>
                  </span>
                  <Award award={offer.priceAward} />
                  {offer.priceNotes.map((note) => (
                    <small key={note}>{note}</small>
                  ))}
                  <span className="u-answer-pair">
                    <span>
                      {labels.delivery} {offer.delivery}
                    </span>
                    <Award award={offer.deliveryAward} />
                  </span>
                  {offer.note ? <small>{offer.note}</small> : null}
                  <Deviations deviations={offer.deviations} labels={labels} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
