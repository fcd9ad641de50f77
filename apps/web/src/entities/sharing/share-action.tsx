import { PageActionLink } from '@bazaar/ui/patterns/page-action';
import { sharingMessages as texts } from '@/translations/sharing';
import { ShareWatch } from './share-listener';

export interface ShareActProps {
  readonly name: string;
  /** Whole address of the page. */
  readonly address: string;
}

/** Hands a page on; without script it writes a letter. */
export function ShareAct({ name, address }: ShareActProps) {
  const letter = `subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`;
  return (
    <>
      <PageActionLink icon="share" href={`mailto:?${letter}`} data-share={name}>
        {texts.share}
      </PageActionLink>
      <ShareWatch />
    </>
  );
}
