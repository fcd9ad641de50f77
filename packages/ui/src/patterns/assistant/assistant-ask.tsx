import { mdiClipboardPlusOutline } from '@mdi/js';
import { ButtonLink } from '../../button/button';
import { Icon } from '../../icon/icon';

export interface AssistantAskProps {
  readonly text: string;
  /** «درخواست 6205-2RSH»: which product. */
  readonly label: string;
  readonly href: string;
  /** Data attributes of the product for the script that adds it. */
  readonly action: Readonly<Record<`data-${string}`, string>>;
}

/** Link that puts the product of a row into a request: its word where there is room, else an icon. */
export function AssistantAsk({ text, label, href, action }: AssistantAskProps) {
  return (
    <ButtonLink size="small" href={href} aria-label={label} {...action}>
      <Icon path={mdiClipboardPlusOutline} />
      <span>{text}</span>
    </ButtonLink>
  );
}
