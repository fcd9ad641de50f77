import { ButtonLink } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { ErrorPanel } from '@bazaar/ui/message-panel';

export interface FailedCardProps {
  /** The detail says more than the button does, or is left out. */
  readonly texts: { readonly failedTitle: string; readonly failedDetail?: string; readonly retry: string };
  /** Address of the page itself, query included. */
  readonly retryHref: string;
  /** One line, where other parts of the page stand. */
  readonly isInline?: boolean;
}

/** Renders an error panel with a retry link in place of the data a page is for; its frame stays. */
export function FailedCard({ texts, retryHref, isInline }: FailedCardProps) {
  return (
    <Card bleed>
      <ErrorPanel
        isInline={isInline}
        title={texts.failedTitle}
        detail={isInline ? undefined : texts.failedDetail}
        action={<ButtonLink href={retryHref}>{texts.retry}</ButtonLink>}
      />
    </Card>
  );
}
