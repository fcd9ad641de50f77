/** The site's logo: three bars, tall to short from the start side. */
export function LogoMark() {
  return (
    <svg className="logo-mark" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="22" y="4" width="7" height="24" rx="1.5" />
      <rect x="12.5" y="11" width="7" height="17" rx="1.5" />
      <rect x="3" y="18" width="7" height="10" rx="1.5" />
    </svg>
  );
}
