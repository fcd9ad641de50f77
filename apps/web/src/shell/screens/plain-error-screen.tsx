import { Link } from '@bazaar/ui/link';
import { plainErrorMessages as texts } from '@/translations/plain-error';

/** What can still be said when not even the error screen can be loaded. Its address is the page's own: a link to it loads the page whole. */
export function PlainErrorScreen() {
  return (
    <div role="alert">
      <h1>{texts.title}</h1>
      <p>
        <Link href="">{texts.retry}</Link>
      </p>
      <p>
        <Link href="/">{texts.home}</Link>
      </p>
    </div>
  );
}
