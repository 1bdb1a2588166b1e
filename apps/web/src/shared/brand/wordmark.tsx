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
      <svg viewBox="0 0 48 48" aria-hidden="true" className="size-9 shrink-0 text-brand-strong">
        <circle cx="24" cy="24" r="21" fill="none" stroke="currentColor" strokeWidth="3.5" />
        {name === product ? (
          <path
            d="M13.5 18 18.7 31.5 24 20l5.3 11.5L34.5 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <text x="24" y="32" textAnchor="middle" fontSize="23" fill="currentColor">
            {name.charAt(0)}
          </text>
        )}
      </svg>
      <span className="truncate">{name}</span>
    </span>
  );
}
