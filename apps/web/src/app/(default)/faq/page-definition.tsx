import { readFaqAddress } from '@/features/faq/faq-model';
import { FaqScreen, faqMetadata } from '@/features/faq/faq-screen';
import { pageVariants } from '@/lib/navigation/page-variants';

/** R06: frequent questions; with `term`, a search that was sent without script or shared. */
export const faqPage = pageVariants<Record<never, never>>({
  metadata: ({ searchParams }) => faqMetadata(readFaqAddress(searchParams)),
  draw: ({ searchParams }) => <FaqScreen address={readFaqAddress(searchParams)} />,
});
