import { Navigate, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { Page } from '@weekbord/ui/page/page';
import { FileText, Globe, MessageSquareText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useReadRecipe } from '../../../features/recipes/api/own-recipes.ts';
import { ImportForm } from '../../../features/recipes/components/import-form.tsx';
import {
  type KeptImport,
  keepImport,
  NO_IMPORT,
  readKeptImport,
  startReview,
} from '../../../features/recipes/model/kept-import.ts';
import { ownRecipeAbilities } from '../../../features/recipes/model/own-recipe-abilities.ts';
import { userHasAccess } from '../../../shared/access/access.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { type ForSlot, ImportReview } from './import-review.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The check was opened from the reading, which is therefore one step back. */
    isOverReading?: boolean;
  }
}

/** A recipe from a web page or a text: first to be read, then to be checked line by line. */
export function ImportScreen() {
  const say = usePhrases('importing');
  const { step, url, ...slot } = useSearch({ from: '/_signed-in/recipes/import' });
  const user = useCurrentUser();
  const [kept, setKept] = useState<KeptImport>(() => startingImport(url, step === 'review'));
  const keep = (change: Partial<KeptImport>) => setKept((known) => ({ ...known, ...change }));
  useEffect(() => keepImport(kept), [kept]);
  if (!userHasAccess(user)) return <Navigate to="/" replace />;
  if (!ownRecipeAbilities(user).mayCreate) {
    return (
      <Page title={say('title')}>
        <EmptyState title={say('switchedOff')} />
      </Page>
    );
  }
  if (step !== 'review') return <Reading kept={kept} onKeep={keep} slot={slot} />;
  if (kept.review) {
    return (
      <ImportReview
        review={kept.review}
        slot={slot}
        onChange={(review) => keep({ review })}
        onHandOn={() => keep({ isHandedOn: true })}
      />
    );
  }
  return <NothingRead slot={slot} />;
}

/** What was shared with the app stands in the field, whatever stood there before. */
function startingImport(shared: string | undefined, isChecking: boolean): KeptImport {
  const found = readKeptImport();
  const kept = found.isHandedOn && !isChecking ? NO_IMPORT : found;
  return shared === undefined ? kept : { ...kept, text: shared };
}

interface ReadingProps {
  kept: KeptImport;
  onKeep: (change: Partial<KeptImport>) => void;
  slot: ForSlot;
}

function Reading({ kept, onKeep, slot }: ReadingProps) {
  const say = usePhrases('importing');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const router = useRouter();
  const reading = useReadRecipe();
  const check = () =>
    void navigate({ to: '/recipes/import', search: { ...slot, step: 'review' }, state: { isOverReading: true } });
  const back = () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: '/recipes', replace: true });
  };
  return (
    <Page title={say('title')} text={say('intro')} back={{ label: sayShared('back'), onPress: back }}>
      <ImportForm
        text={kept.text}
        onText={(text) => {
          if (reading.isError) reading.reset();
          onKeep({ text });
        }}
        isReading={reading.isPending}
        onCancel={reading.cancel}
        failure={formFailure(reading.error)}
        onRead={(source) =>
          reading.mutate(source, {
            onSuccess: (read) => {
              onKeep({ review: startReview(read), isHandedOn: false });
              check();
            },
          })
        }
      />
      {!reading.isPending && !reading.isError && kept.text === '' && <WhatWorks />}
      {kept.review && !kept.isHandedOn && !reading.isPending && (
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

const WORKS = [
  { text: 'worksPages', Icon: Globe },
  { text: 'worksTexts', Icon: MessageSquareText },
  { text: 'worksFiles', Icon: FileText },
] as const;

/** What can be read, for those who see the screen for the first time. */
function WhatWorks() {
  const say = usePhrases('importing');
  return (
    <section aria-labelledby="import-works" className="mt-8">
      <h2 id="import-works" className="text-small font-semibold text-ink-soft">
        {say('works')}
      </h2>
      <ul className="mt-3 grid gap-3">
        {WORKS.map(({ text, Icon }) => (
          <li key={text} className="flex items-center gap-3.5">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
              <Icon aria-hidden="true" className="size-5.5" />
            </span>
            <span className="min-w-0 flex-1">{say(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingRead({ slot }: { slot: ForSlot }) {
  const say = usePhrases('importing');
  const navigate = useNavigate();
  return (
    <Page title={say('checkTitle')}>
      <EmptyState
        title={say('gone')}
        text={say('goneText')}
        action={
          <Button onClick={() => void navigate({ to: '/recipes/import', search: slot, replace: true })}>
            {say('title')}
          </Button>
        }
      />
    </Page>
  );
}
