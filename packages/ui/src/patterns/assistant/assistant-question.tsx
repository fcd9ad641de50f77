import { mdiHelpCircleOutline } from '@mdi/js';
import { ButtonLink } from '../../button/button';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

export interface AssistantQuestionProps {
  readonly title: string;
  readonly detail: string;
  readonly choices: readonly {
    readonly href: string;
    readonly label: string;
    readonly count?: string;
    readonly isCurrent?: boolean;
  }[];
}

/**
 * One question with its possible answers as links.
 *
 * Use it where a sentence fits several categories. Not for a choice of the visitor's own (ChoiceGroup).
 */
export function AssistantQuestion({ title, detail, choices }: AssistantQuestionProps) {
  return (
    <section className={cx('assistant-question')} aria-label={title}>
      <Icon path={mdiHelpCircleOutline} size={24} />
      <p>
        <b>{title}</b>
        <small>{detail}</small>
      </p>
      <p className="assistant-choices">
        {choices.map(({ href, label, count, isCurrent = false }) => (
          <ButtonLink key={href} href={href} aria-current={isCurrent ? 'true' : undefined}>
            {label} {count ? <small>{count}</small> : null}
          </ButtonLink>
        ))}
      </p>
    </section>
  );
}
