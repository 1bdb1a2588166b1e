import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Page } from '@weekbord/ui/page/page';
import { useState } from 'react';
import { useReadRecipe } from '../../../features/recipes/api/read-recipe.ts';
import { ImportForm } from '../../../features/recipes/components/import-form.tsx';
import {
  type KeptImport,
  keepImport,
  readKeptImport,
  startReview,
} from '../../../features/recipes/model/kept-import.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { ImportReview } from './import-review.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The check was opened from the reading, which is therefore one step back. */
    isOverReading?: boolean;
  }
}

/** A recipe from a web page or a text: first to be read, then to be checked line by line. */
export function ImportScreen() {
  const say = usePhrases('importing');
  const { step, url } = useSearch({ from: '/_signed-in/recipes/import' });
  const [kept, setKept] = useState<KeptImport>(() => startingImport(url));
  const keep = (next: KeptImport) => {
    setKept(next);
    keepImport(next);
  };
  if (step !== 'review') return <Reading kept={kept} onKeep={keep} />;
  if (kept.review) return <ImportReview review={kept.review} onChange={(review) => keep({ ...kept, review })} />;
  return <NothingRead title={say('checkTitle')} />;
}

/** What was shared with the app stands in the field, whatever stood there before. */
function startingImport(shared: string | undefined): KeptImport {
  const kept = readKeptImport();
  return shared === undefined ? kept : { ...kept, text: shared };
}

function Reading({ kept, onKeep }: { kept: KeptImport; onKeep: (kept: KeptImport) => void }) {
  const say = usePhrases('importing');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const router = useRouter();
  const reading = useReadRecipe();
  const check = () =>
    void navigate({ to: '/recipes/import', search: { step: 'review' }, state: { isOverReading: true } });
  const back = () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: '/diary', replace: true });
  };
  return (
    <Page title={say('title')} text={say('intro')} back={{ label: sayShared('back'), onPress: back }}>
      <ImportForm
        text={kept.text}
        onText={(text) => {
          if (reading.isError) reading.reset();
          onKeep({ ...kept, text });
        }}
        isReading={reading.isPending}
        onCancel={reading.cancel}
        failure={reading.error ? (failureOf(reading.error) ?? { kind: 'refused', status: 0 }) : undefined}
        onRead={(source) =>
          reading.mutate(source, {
            onSuccess: (read) => {
              onKeep({ ...kept, review: startReview(read) });
              check();
            },
          })
        }
      />
      {kept.review && !reading.isPending && (
        <Card className="mt-8 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 text-small text-ink-soft">{say('goOnText', { name: kept.review.name })}</p>
          <Button tone="secondary" size="medium" onClick={check}>
            {say('goOn')}
          </Button>
        </Card>
      )}
    </Page>
  );
}

function NothingRead({ title }: { title: string }) {
  const say = usePhrases('importing');
  const navigate = useNavigate();
  return (
    <Page title={title}>
      <EmptyState
        title={say('gone')}
        text={say('goneText')}
        action={
          <Button onClick={() => void navigate({ to: '/recipes/import', search: {}, replace: true })}>
            {say('title')}
          </Button>
        }
      />
    </Page>
  );
}
