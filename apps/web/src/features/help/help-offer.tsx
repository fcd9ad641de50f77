import { ButtonLink } from '@bazaar/ui/button';
import { paths } from '@/lib/navigation/paths';
import { helpMessages as texts } from '@/translations/help';

/** Renders where to go on from a help that does not exist: the questions, and the list of all help. */
export function HelpOffer() {
  return (
    <>
      <ButtonLink href={paths.faq} tone="primary">
        {texts.faq}
      </ButtonLink>
      <ButtonLink href={paths.helpIndex}>{texts.title}</ButtonLink>
    </>
  );
}
