import { mdiAlertOutline, mdiCheck, mdiHelpCircleOutline } from '@mdi/js';
import { Badge } from '../../badge/badge';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';
import type { AnswerAward, AnswerLabels, AnswerOffer, AnswerSupplier } from './answer-view';

const iconOf = { success: mdiCheck, warning: mdiAlertOutline, error: mdiHelpCircleOutline };

export function Award({ award }: { readonly award: AnswerAward | undefined }) {
  if (award === undefined) return null;
  return (
    <Badge tone={award.tone}>
      <Icon path={iconOf[award.tone]} size={14} />
      {award.text}
    </Badge>
  );
}

export function Validity({ validity, state }: Pick<AnswerSupplier, 'validity' | 'state'>) {
  if (state !== undefined) return <Badge>{state}</Badge>;
  if (validity === undefined) return null;
  const { remaining, until, elapsed, isNear, label } = validity;
  const look = isNear ? 'u-validity u-validity--near' : 'u-validity';
  return (
    <span className={cx('answer-validity')}>
      <progress className={look} max={1} value={Math.min(1, Math.max(0, elapsed))} aria-label={label} />
      <b>{isNear ? <Award award={{ tone: 'warning', text: remaining }} /> : remaining}</b>
      <small>{until}</small>
    </span>
  );
}

/** Where the offer differs from what was asked, or that it does not. */
export function Deviations({
  deviations,
  labels,
}: Pick<AnswerOffer, 'deviations'> & { readonly labels: Pick<AnswerLabels, 'meetsAll'> }) {
  if (deviations.length === 0) {
    return (
      <span className="u-answer-meets">
        <Icon path={mdiCheck} size={16} />
        {labels.meetsAll}
      </span>
    );
  }
  return (
    <ul className={cx('answer-deviations')}>
      {deviations.map(({ id, title, text }) => (
        <li key={id}>
          <Icon path={mdiAlertOutline} size={16} />
          <span>
            {title ? <b>{title}: </b> : null}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
