import { Breadcrumb, type Crumb } from '@bazaar/ui/breadcrumb';
import { Link } from '@bazaar/ui/link';
import { FeedbackPage } from '@bazaar/ui/patterns/feedback-page';
import type { ReactNode } from 'react';
import { paths } from '@/lib/navigation/paths';
import { feedbackMessages as texts } from '@/translations/feedback';

export interface FeedbackViewProps {
  readonly crumbs: readonly Crumb[];
  /** The kinds and the form. */
  readonly island: ReactNode;
}

/** R07: renders the page of feedback around its form. */
export function FeedbackView({ crumbs, island }: FeedbackViewProps) {
  const { answer, product, secret } = texts.asideNotes;
  return (
    <>
      <Breadcrumb label={texts.breadcrumb} crumbs={crumbs} />
      <FeedbackPage
        title={texts.title}
        lead={texts.lead}
        aside={{
          title: texts.asideTitle,
          notes: [
            answer,
            product,
            secret,
            <Link key="faq" href={paths.faq}>
              {texts.faq}
            </Link>,
          ],
        }}
      >
        {island}
        <noscript>
          <p>
            {texts.noScript} <Link href={paths.sitePage('contact')}>{texts.contactPage}</Link>
          </p>
        </noscript>
      </FeedbackPage>
    </>
  );
}
