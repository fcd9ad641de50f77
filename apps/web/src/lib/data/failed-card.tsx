import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ErrorPanel } from '@bazaar/ui/message-panel';

export interface FailedCardProps {
  readonly texts: { readonly failedTitle: string; readonly failedDetail: string; readonly retry: string };
  /** The address of the page itself, with what was asked in it. */
  readonly retryHref: string;
}

/** In place of what a page is there for: its frame stands, this offers another try. */
export function FailedCard({ texts, retryHref }: FailedCardProps) {
  return (
    <Card bleed>
      <ErrorPanel
        title={texts.failedTitle}
        detail={texts.failedDetail}
        action={<ButtonLink href={retryHref}>{texts.retry}</ButtonLink>}
      />
    </Card>
  );
}
