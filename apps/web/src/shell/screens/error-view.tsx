import { CATEGORY_TYPES } from '@bazaar/domain/category-menu/menu';
import { toPersianDigits } from '@bazaar/domain/persian/digits';
import { ButtonLink } from '@bazaar/ui/button';
import { AreaLinks } from '@bazaar/ui/patterns/area-links';
import { BackArrow, ErrorPage } from '@bazaar/ui/patterns/error-page';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { errorMessages } from '@/translations/errors';
import { shellMessages } from '@/translations/shell';
import { BackButton } from './buttons/back-button';

export interface ErrorViewProps {
  readonly status?: 400 | 403 | 404 | 410 | 500;
  readonly title: string;
  readonly detail?: string;
  /** Only where the address itself is wrong: elsewhere the page may still come. */
  readonly search?: ReactNode;
  /** Address or trace id. */
  readonly note?: ReactNode;
  /** Takes the place of "home" as the primary action where trying again may help, perhaps with another account. */
  readonly retry?: ReactNode;
  /** Further ways, after "home" and before "back". */
  readonly more?: ReactNode;
  /** The empty layout has no areas. */
  readonly hasAreas?: boolean;
}

/** Renders an error page: what happened, home, the previous page, and the four areas. */
export function ErrorView({
  status,
  title,
  detail,
  search,
  note,
  retry,
  more,
  hasAreas = true,
}: ErrorViewProps) {
  const code = status === undefined ? '' : toPersianDigits(status);
  return (
    <>
      <ErrorPage
        heading={`${errorMessages.heading} ${code}`.trim()}
        title={title}
        detail={detail}
        tag={code || '؟'}
        drawingLabel={errorMessages.drawing}
        search={search}
        note={note}
        actions={
          <>
            {retry}
            <ButtonLink href={paths.home} tone={retry ? 'secondary' : 'primary'}>
              {errorMessages.home}
            </ButtonLink>
            {more}
            <BackButton>
              <BackArrow />
              {errorMessages.back}
            </BackButton>
          </>
        }
      />
      {hasAreas ? (
        <AreaLinks
          label={shellMessages.areasNav}
          items={CATEGORY_TYPES.map((area) => ({
            area,
            ...shellMessages.areas[area],
            href: paths.categoryType(area),
          }))}
        />
      ) : null}
    </>
  );
}
