import { classes } from '@weekbord/ui/classes';
import { useShownBrand } from './shown-brand.ts';

/** The organisation's logo or name, or the product's own if there is none. */
export function Wordmark() {
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
        <path
          d="M13.5 18 18.7 31.5 24 20l5.3 11.5L34.5 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="truncate">{name}</span>
    </span>
  );
}
