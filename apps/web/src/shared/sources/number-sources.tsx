import type { SourceTopic } from '@weekbord/domain/sources/number-sources';
import { Button } from '@weekbord/ui/button/button';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { BookOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { loadPhrases, usePhrases } from '../phrases/use-phrases.ts';

const SourcesSheet = lazyPart(
  async () => (await Promise.all([import('./sources-sheet.tsx'), loadPhrases('sources')]))[0].SourcesSheet,
);

/** A button below calculated body values: opens their formulas, the publications, and when to see a doctor first. */
export function NumberSources({ topic }: { topic: SourceTopic }) {
  const say = usePhrases('shared');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className="-ml-3 justify-self-start"
        icon={<BookOpen aria-hidden="true" className="size-4.5" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say('whereNumbersComeFrom')}
      </Button>
      {isOpen && (
        <Suspense>
          <SourcesSheet topic={topic} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
