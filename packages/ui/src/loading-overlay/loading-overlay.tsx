import { u } from '../style/u';

/** Covers the whole page while the app's loading flag is set. The only place where a spinner stands alone. */
export function LoadingOverlay({ label }: { readonly label: string }) {
  return (
    <div role="status" className={u('loading-overlay')}>
      <div className={u('loading-box')}>
        <span className="u-spinner" />
        {label}
      </div>
    </div>
  );
}
