import { classes } from '@weekbord/ui/classes';
import { usePhrases } from '../phrases/use-phrases.ts';
import { useShownBrand } from './shown-brand.ts';

/**
 * The organisation's logo, or its name with its initial if it has none; the product's own mark and name if the page
 * shows no organisation.
 */
export function Wordmark() {
  const product = usePhrases('shared')('product');
  const { name, logo, isCurved } = useShownBrand();
  if (logo !== null) {
    return (
      <img
        src={logo}
        alt={name}
        className={classes('h-9 max-w-44 object-contain object-left', isCurved && 'rounded-control')}
      />
    );
  }
  return (
    <span className="flex items-center gap-2.5 text-heading font-extrabold">
      {name !== product && (
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full border-3 border-brand-strong text-body text-brand-strong"
        >
          {initialOf(name)}
        </span>
      )}
      {name === product && <ProductMark />}
      <span className="truncate">{name}</span>
    </span>
  );
}

/** The first letter or digit of a name, as a capital. */
function initialOf(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toLocaleUpperCase();
}

function ProductMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-9 shrink-0 text-brand-strong">
      <circle cx="24" cy="24" r="21" fill="none" stroke="currentColor" strokeWidth="3.5" />
      <path
        d="M13.5 18 18.7 31.5 24 20l5.3 11.5L34.5 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
