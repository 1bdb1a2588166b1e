import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface PageStepsProps {
  /** The number of the page, counted from 1. */
  page: number;
  pages: number;
  onOpen: (page: number) => void;
}

/** The page number, the page count, and links to the adjacent pages; renders nothing if there is only one page. */
export function PageSteps({ page, pages, onOpen }: PageStepsProps) {
  const say = usePhrases('clients');
  if (pages <= 1) return null;
  return (
    <nav aria-label={say('pages')} className="flex items-center justify-center gap-4">
      <IconButton
        label={say('previousPage')}
        icon={<ChevronLeft aria-hidden="true" className="size-6" />}
        isDisabled={page <= 1}
        onClick={() => onOpen(page - 1)}
      />
      <p aria-live="polite" className="text-small font-semibold">
        {say('page', { page, pages })}
      </p>
      <IconButton
        label={say('nextPage')}
        icon={<ChevronRight aria-hidden="true" className="size-6" />}
        isDisabled={page >= pages}
        onClick={() => onOpen(page + 1)}
      />
    </nav>
  );
}
