import { Link } from '@bazaar/ui/link';
import { paths } from '@/lib/navigation/paths';
import { loginMessages } from '@/translations/login';

/** Renders what a login accepts, with links to read it, and that nobody asks for the code. The server renders it: it needs no script. */
export function LoginNote() {
  const { before, terms, and, privacy, after } = loginMessages.terms;
  return (
    <>
      {before} <Link href={paths.sitePage('terms')}>{terms}</Link> {and}{' '}
      <Link href={paths.sitePage('privacy')}>{privacy}</Link> {after} {loginMessages.secrecy}
    </>
  );
}
