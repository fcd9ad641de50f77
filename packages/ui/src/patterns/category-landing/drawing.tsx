import { cx } from '../../style/cx';

/** The drawing of a category on its ground; without an address the ground alone. */
export function Drawing({ src, isEager = false }: { readonly src?: string; readonly isEager?: boolean }) {
  return (
    <span className={cx('landing-drawing')}>
      {src ? (
        <img
          src={src}
          alt=""
          width={320}
          height={220}
          loading={isEager ? undefined : 'lazy'}
          decoding="async"
        />
      ) : null}
    </span>
  );
}
