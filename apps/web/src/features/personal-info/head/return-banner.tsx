import { missingFields } from '@bazaar/domain/person/missing-fields';
import { safeRedirectPath } from '@bazaar/domain/session/safe-redirect-path';
import { Banner } from '@bazaar/ui/banner';
import { ButtonLink } from '@bazaar/ui/button';
import { paths } from '@/lib/navigation/paths';
import { personalInfoTexts } from '@/translations/personal-info';

const texts = personalInfoTexts.returnBanner;
/** The section of the trade requests; a request, its draft and their list are below it. */
const REQUESTS = `${paths.profile}/directorder`;

export interface ReturnBannerProps {
  readonly profile: { readonly missingFields: readonly string[] };
  /** Query of the address. */
  readonly search: string;
}

/** Returns the page a person came from to complete the profile; undefined without one, and for anything that is not a page of this site. */
export function pageBefore(search: string): string | undefined {
  const path = safeRedirectPath(new URLSearchParams(search).get('redirectPath'), '');
  return path === '' || path.split(/[?#]/)[0] === paths.personalInfo ? undefined : path;
}

/** Renders the link back to the page that needed a complete profile, as soon as nothing is missing. */
export function ReturnBanner({ profile, search }: ReturnBannerProps) {
  const path = pageBefore(search);
  if (path === undefined) return null;
  // Of the service's own list: a field this form does not know keeps the profile incomplete too.
  if (profile.missingFields.length > 0) {
    const canFillIn = missingFields(profile).length > 0;
    return (
      <Banner status="warning" title={texts.incomplete}>
        {canFillIn ? texts.incompleteNote : null}
      </Banner>
    );
  }
  return (
    <Banner
      status="success"
      title={texts.complete}
      action={
        <ButtonLink href={path} tone="primary">
          {path.startsWith(REQUESTS) ? texts.toRequest : texts.toPage}
        </ButtonLink>
      }
    />
  );
}
