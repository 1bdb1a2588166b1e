import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { Download } from 'lucide-react';

/** Links to the recipe import; on a phone only the icon is shown. */
export function ImportLink({ label }: { label: string }) {
  return (
    <Link
      to="/recipes/import"
      aria-label={label}
      className={classes(buttonClasses({ tone: 'secondary', size: 'medium' }), 'shrink-0 max-sm:px-3')}
    >
      <Download aria-hidden="true" className="size-5" />
      <span className="hidden sm:inline">{label}</span>
    </Link>
  );
}
