import { PageActionLink } from '@bazaar/ui/patterns/page-action';
import { sharingMessages as texts } from '@/translations/sharing';
import { ShareListener } from './share-listener';

export interface ShareActionProps {
  readonly name: string;
  /** Whole address of the page. */
  readonly address: string;
}

/** Hands a page on; without script it writes a letter. */
export function ShareAction({ name, address }: ShareActionProps) {
  const letter = `subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`;
  return (
    <>
      <PageActionLink icon="share" href={`mailto:?${letter}`} data-share={name}>
        {texts.share}
      </PageActionLink>
      <ShareListener />
    </>
  );
}
