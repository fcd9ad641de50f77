import { mdiShieldCheckOutline } from '@mdi/js';

const ID = 'u-shield';

/** The shield, drawn once in a page of many confirmed suppliers: their lines refer to it, so that they do not hold a copy each. */
export function TrustSymbol() {
  return (
    <svg width={0} height={0} aria-hidden="true" className="sr">
      <symbol id={ID} viewBox="0 0 24 24">
        <path d={mdiShieldCheckOutline} />
      </symbol>
    </svg>
  );
}

/** The shield of a page with a TrustSymbol. */
export function SharedShield() {
  return (
    <svg width={16} height={16} fill="currentColor" aria-hidden="true">
      <use href={`#${ID}`} />
    </svg>
  );
}
