import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Page } from '@weekbord/ui/page/page';
import { Skeleton } from '@weekbord/ui/skeleton/skeleton';
import { FileText, FolderInput, Globe, MessageSquareText } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useReadRecipe } from '../../../features/recipes/api/own-recipes.ts';
import {
  recipeToCheckQuery,
  type RecipesOfFile,
  useReadRecipeFile,
} from '../../../features/recipes/api/recipe-files.ts';
import { ImportForm } from '../../../features/recipes/components/import/import-form.tsx';
import {
  type KeptImport,
  keepImport,
  NO_IMPORT,
  readKeptImport,
  type RecipeReview,
  startReview,
} from '../../../features/recipes/model/kept-import.ts';
import { ownRecipeAbilities } from '../../../features/recipes/model/own-recipe-abilities.ts';
import type { RecipeAsRead } from '../../../features/recipes/model/read-lines.ts';
import type { RecipeFile, RecipeSource } from '../../../features/recipes/model/recipe-source.ts';
import { userHasAccess } from '../../../shared/access/access.ts';
import { LoadError } from '../../../shared/alerts/load-error.tsx';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { type ForSlot, ImportReview } from './import-review.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the review was opened from the import screen, which is then one step back. */
    isOverReading?: boolean;
  }
}

// Recipes from another app's file. Both parts are loaded on demand: once a file is chosen, and once the list is opened.
const ImportFile = lazyPart(async () => (await import('./import-file.tsx')).ImportFile);
const ImportedRecipes = lazyPart(async () => (await import('./imported-recipes.tsx')).ImportedRecipes);

/** The recipes that were read from a file. */
type ReadFile = Readonly<{ name: string; read: RecipesOfFile }>;

/** Imports a recipe from a web page or from text: first read, then reviewed line by line. */
export function ImportScreen() {
  const say = usePhrases('importing');
  const { step, url, check, ...slot } = useSearch({ from: '/_signed-in/recipes/import' });
  const user = useCurrentUser();
  const [kept, setKept] = useState<KeptImport>(() => startingImport(url, step === 'review'));
  const [file, setFile] = useState<ReadFile>();
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
  if (step === 'file') return file ? <OpenFile file={file} slot={slot} /> : <NothingRead slot={slot} isFile />;
  if (step !== 'review') return <Reading kept={kept} onKeep={keep} onFile={setFile} slot={slot} />;
  if (check !== undefined && kept.review?.toCheck !== check) {
    return <Opening key={check} id={check} slot={slot} onOpen={(review) => keep({ review, isHandedOn: false })} />;
  }
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

/** Text that was shared with the app replaces whatever was in the field. */
function startingImport(shared: string | undefined, isChecking: boolean): KeptImport {
  const found = readKeptImport();
  const kept = found.isHandedOn && !isChecking ? NO_IMPORT : found;
  return shared === undefined ? kept : { ...kept, text: shared };
}

interface ReadingProps {
  kept: KeptImport;
  onKeep: (change: Partial<KeptImport>) => void;
  onFile: (file: ReadFile) => void;
  slot: ForSlot;
}

function Reading({ kept, onKeep, onFile, slot }: ReadingProps) {
  const say = usePhrases('importing');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const router = useRouter();
  const reading = useReadRecipe();
  const fileReading = useReadRecipeFile();
  const isReading = reading.isPending || fileReading.isPending;
  const show = (step: 'review' | 'file') =>
    void navigate({ to: '/recipes/import', search: { ...slot, step }, state: { isOverReading: true } });
  const check = () => show('review');
  const readOne = (source: Parameters<typeof reading.mutate>[0]) =>
    reading.mutate(source, {
      onSuccess: (read) => {
        onKeep({ review: startReview(read), isHandedOn: false });
        check();
      },
    });
  const readFile = (sent: RecipeFile) =>
    fileReading.mutate(sent, {
      onSuccess: (read) => {
        const [first, second] = read.recipes;
        if (first !== undefined && second === undefined) return readOne({ kind: 'recipe', value: first.recipe });
        onFile({ name: sent.name, read });
        show('file');
      },
    });
  const readAny = (source: RecipeSource | RecipeFile) => {
    reading.reset();
    fileReading.reset();
    if (source.kind === 'file') readFile(source);
    else readOne(source);
  };
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
          if (fileReading.isError) fileReading.reset();
          onKeep({ text });
        }}
        isReading={isReading}
        onCancel={() => {
          reading.cancel();
          fileReading.cancel();
        }}
        failure={formFailure(reading.error ?? fileReading.error)}
        onRead={readAny}
      />
      {!isReading && !reading.isError && !fileReading.isError && kept.text === '' && <WhatWorks />}
      {kept.review && !kept.isHandedOn && !isReading && (
        <Card className="mt-8 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 text-small text-ink-soft">{say('goOnText', { name: kept.review.name })}</p>
          <Button tone="secondary" size="medium" onClick={check}>
            {say('goOn')}
          </Button>
        </Card>
      )}
      {!isReading && (
        <Suspense>
          <ImportedRecipes />
        </Suspense>
      )}
    </Page>
  );
}

const WORKS = [
  { text: 'worksPages', Icon: Globe },
  { text: 'worksTexts', Icon: MessageSquareText },
  { text: 'worksFiles', Icon: FileText },
  { text: 'worksApps', Icon: FolderInput },
] as const;

/** Explains what can be imported, on the first visit to the screen. */
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
            <span className="min-w-0 flex-1 wrap-break-word hyphens-auto">{say(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The recipes in a file, over the screen where the file was chosen. */
function OpenFile({ file, slot }: { file: ReadFile; slot: ForSlot }) {
  const router = useRouter();
  const navigate = useNavigate();
  const back = () => {
    if (router.state.location.state.isOverReading) router.history.back();
    else void navigate({ to: '/recipes/import', search: slot, replace: true });
  };
  return (
    <Suspense>
      <ImportFile file={file} onBack={back} />
    </Suspense>
  );
}

interface OpeningProps {
  /** The id of a recipe from a file that still has to be checked. */
  id: number;
  slot: ForSlot;
  onOpen: (review: RecipeReview) => void;
}

/** Reads a recipe again for checking: the catalogue may recognise more of it by now. */
function Opening({ id, slot, onOpen }: OpeningProps) {
  const say = usePhrases('importing');
  const { data, error, refetch } = useQuery(recipeToCheckQuery(id));
  const open = useEffectEvent((read: RecipeAsRead) => onOpen(startReview(read, id)));
  useEffect(() => {
    if (data) open(data);
  }, [data]);
  if (error !== null && failureOf(error)?.kind === 'refused') return <NothingRead slot={slot} />;
  return (
    <Page title={say('checkTitle')}>
      {error === null ? (
        <div role="status" aria-label={say('reading')} className="grid gap-3">
          <Skeleton className="h-18 rounded-card" />
          <Skeleton className="h-18 rounded-card" />
          <Skeleton className="h-18 rounded-card" />
        </div>
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function NothingRead({ slot, isFile = false }: { slot: ForSlot; isFile?: boolean }) {
  const say = usePhrases('importing');
  const sayFiles = usePhrases('recipeFiles');
  const navigate = useNavigate();
  return (
    <Page title={isFile ? sayFiles('title') : say('checkTitle')}>
      <EmptyState
        title={isFile ? sayFiles('gone') : say('gone')}
        text={isFile ? sayFiles('goneText') : say('goneText')}
        action={
          <Button onClick={() => void navigate({ to: '/recipes/import', search: slot, replace: true })}>
            {say('title')}
          </Button>
        }
      />
    </Page>
  );
}
