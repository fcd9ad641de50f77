import { PageActionLink } from '@bazaar/ui/patterns/page-action';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { sharingMessages as texts } from '@/translations/sharing';

export interface ShareButtonProps {
  readonly name: string;
  /** Whole address of the page. */
  readonly address: string;
}

/** Renders the share button of a page; without script it writes an e-mail. */
export function ShareButton({ name, address }: ShareButtonProps) {
  const letter = `subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`;
  return (
    <PageActionLink icon="share" href={`mailto:?${letter}`} {...actionAttributes('share', { title: name })}>
      {texts.share}
    </PageActionLink>
  );
}
