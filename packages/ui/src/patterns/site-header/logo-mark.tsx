/** The site's logo: three bars, tall to short from the start side. */
export function LogoMark() {
  return (
    <svg className="logo-mark" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M23.5 4h4a1.5 1.5 0 0 1 1.5 1.5v21a1.5 1.5 0 0 1-1.5 1.5h-4a1.5 1.5 0 0 1-1.5-1.5v-21A1.5 1.5 0 0 1 23.5 4z" />
      <path d="M14 11h4a1.5 1.5 0 0 1 1.5 1.5v14A1.5 1.5 0 0 1 18 28h-4a1.5 1.5 0 0 1-1.5-1.5v-14A1.5 1.5 0 0 1 14 11z" />
      <path d="M4.500 18h4a1.5 1.5 0 0 1 1.5 1.500v7A1.500 1.500 0 0 1 8.500 28h-4A1.500 1.500 0 0 1 3 26.500v-7A1.500 1.500 0 0 1 4.500 18z" />
    </svg>
  );
}
