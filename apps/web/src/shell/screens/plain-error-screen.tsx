import { Link } from '@bazaar/ui/link';
import { plainErrorMessages as texts } from '@/translations/plain-error';

/** Renders the last resort when not even the error screen can be loaded. Its link is the page's own address: it reloads the document. */
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
