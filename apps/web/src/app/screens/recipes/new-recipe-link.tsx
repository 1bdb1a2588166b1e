import { Link } from '@tanstack/react-router';
import { buttonClasses } from '@weekbord/ui/button/button';
import { classes } from '@weekbord/ui/classes';
import { Plus } from 'lucide-react';

/** Links to the form for a custom recipe; on a phone only the icon is shown. */
export function NewRecipeLink({ label }: { label: string }) {
  return (
    <Link
      to="/recipes/new"
      aria-label={label}
      className={classes(buttonClasses({ size: 'medium' }), 'shrink-0 max-sm:px-3')}
    >
      <Plus aria-hidden="true" className="size-5" />
      <span className="hidden sm:inline">{label}</span>
    </Link>
  );
}
