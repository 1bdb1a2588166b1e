import { useNavigate, useRouter } from '@tanstack/react-router';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { Notice } from '@weekbord/ui/notice/notice';
import { Page } from '@weekbord/ui/page/page';
import { Suspense, useState } from 'react';
import { ReadLineRow } from '../../../features/recipes/components/import/read-line-row.tsx';
import { ReviewFacts } from '../../../features/recipes/components/import/review-facts.tsx';
import { ReviewSummary } from '../../../features/recipes/components/import/review-summary.tsx';
import { StepsPreview } from '../../../features/recipes/components/own/steps-preview.tsx';
import { draftOfReview } from '../../../features/recipes/model/draft-of-review.ts';
import type { RecipeReview } from '../../../features/recipes/model/kept-import.ts';
import { keepDraft, readKeptDraft } from '../../../features/recipes/model/recipe-draft.ts';
import { confirmed, countStates, type ReadLine, stateOf } from '../../../features/recipes/model/read-lines.ts';
import { useRecipeForm } from '../../../features/recipes/model/use-recipe-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

// The food search and measures are loaded when a line is opened.
const ImportLineSheet = lazyPart(async () => (await import('./import-line-sheet.tsx')).ImportLineSheet);
const ImportLineSearch = lazyPart(async () => (await import('./import-line-search.tsx')).ImportLineSearch);

/** The open line, whose food is chosen or searched for. */
type OpenLine = Readonly<{ index: number; isSearch: boolean }>;

/**
 * The question that must be answered before continuing: whether guesses are right, or whether another recipe may be
 * replaced.
 */
type Asking = Readonly<{ kind: 'guesses' } | { kind: 'replace'; name: string }>;

/** The URL parameters for the day and slot that a recipe is for. */
export type ForSlot = Readonly<{ date?: string; slot?: number }>;

interface ImportReviewProps {
  review: RecipeReview;
  slot: ForSlot;
  onChange: (review: RecipeReview) => void;
  /** Called when the recipe moves on to the editor. */
  onHandOn: () => void;
}

/** An imported recipe, line by line, before it becomes one of the user's own. */
export function ImportReview({ review, slot, onChange, onHandOn }: ImportReviewProps) {
  const say = usePhrases('importing');
  const sayShared = usePhrases('shared');
  const router = useRouter();
  const navigate = useNavigate();
  const [open, setOpen] = useState<OpenLine>();
  const [asking, setAsking] = useState<Asking>();
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const { lines, directions } = review;
  const counts = countStates(lines);
  const asNotes = counts.unmatched + counts.amountless;
  const form = useRecipeForm({ texts: review, onType: (field, text) => onChange({ ...review, [field]: text }) });
  const opened = open && lines[open.index];

  const changeLine = (at: number, line: ReadLine) =>
    onChange({ ...review, lines: lines.map((one, index) => (index === at ? line : one)) });
  const settle = (line: ReadLine) => {
    if (open) changeLine(open.index, line);
    setOpen(undefined);
  };
  const back = () => {
    if (router.state.location.state.isOverReading) router.history.back();
    else void navigate({ to: '/recipes/import', search: slot, replace: true });
  };
  const handOn = () => {
    const { portions } = review;
    if (portions === null) return;
    const checked = {
      ...review,
      portions,
      lines: lines.map((line) => (stateOf(line) === 'unsure' ? confirmed(line) : line)),
    };
    keepDraft(
      null,
      draftOfReview(checked, (names) => say('noteStep', { lines: names })),
    );
    onHandOn();
    void navigate({ to: '/recipes/new', search: slot });
  };
  const unlessWriting = () => {
    const name = unfinishedName();
    if (name === null) handOn();
    else setAsking({ kind: 'replace', name });
  };
  const goOn = () => {
    const isWhole = form.check();
    setIsAskedAgain(review.portions === null);
    if (review.portions === null) scrollToFacts(form.id);
    if (!isWhole || review.portions === null) return;
    if (counts.unsure > 0) setAsking({ kind: 'guesses' });
    else unlessWriting();
  };
  return (
    <Page
      title={say('checkTitle')}
      text={say('checkText')}
      width="wide"
      back={{ label: sayShared('back'), onPress: back }}
    >
      <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_24rem]">
        <div id={form.id} className="grid gap-5 wide:sticky wide:top-6 wide:col-start-2 wide:row-span-2">
          <ReviewFacts
            form={form}
            review={review}
            isAskedAgain={isAskedAgain}
            onChange={(change) => onChange({ ...review, ...change })}
          />
          <ReviewSummary lines={lines} portions={review.portions} />
          <div className="hidden wide:block">
            <Button isWide onClick={goOn}>
              {say('goOnToEditor')}
            </Button>
          </div>
        </div>
        <div className="grid gap-5 wide:col-start-1 wide:row-start-1">
          <Card as="section" labelledBy="review-ingredients" isFlush className="pb-2">
            <h2 id="review-ingredients" className="px-5 pb-2 pt-5 text-heading font-bold">
              {say('ingredients')}
            </h2>
            {lines.length === 0 ? (
              <EmptyState title={say('noLines')} text={say('noLinesText')} />
            ) : (
              <ul className="divide-y divide-line">
                {lines.map((line, index) => (
                  // The lines keep their positions, and two may be identical.
                  // oxlint-disable-next-line react/no-array-index-key
                  <ReadLineRow
                    key={index}
                    line={line}
                    onChange={(changed) => changeLine(index, changed)}
                    onOpen={() => setOpen({ index, isSearch: false })}
                    onSearch={() => setOpen({ index, isSearch: true })}
                  />
                ))}
              </ul>
            )}
          </Card>
          {asNotes > 0 && <Notice tone="plain">{say('goesAsNote', { count: asNotes })}</Notice>}
          <StepsPreview steps={directions.map(({ text }) => text)} />
        </div>
      </div>
      <div
        data-bottom-bar
        className="sticky bottom-[calc(--spacing(16)+env(safe-area-inset-bottom))] z-10 -mx-5 mt-4 bg-linear-to-t from-ground from-70% to-transparent px-5 pb-3 pt-5 rail:bottom-0 wide:hidden low:static"
      >
        <Button isWide onClick={goOn}>
          {say('goOnToEditor')}
        </Button>
      </div>
      {open && opened && (
        <Suspense>
          {open.isSearch ? (
            <ImportLineSearch line={opened} onChange={settle} onClose={() => setOpen(undefined)} />
          ) : (
            <ImportLineSheet
              line={opened}
              onChange={settle}
              onSearch={() => setOpen({ ...open, isSearch: true })}
              onClose={() => setOpen(undefined)}
            />
          )}
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={asking?.kind === 'guesses'}
        title={say('stillGuessed', { count: counts.unsure })}
        text={<Guesses lines={lines} />}
        confirmLabel={say('theyAreRight')}
        cancelLabel={say('lookAgain')}
        onConfirm={unlessWriting}
        onClose={() => setAsking(undefined)}
      />
      <ConfirmDialog
        isOpen={asking?.kind === 'replace'}
        title={say('replaceTitle')}
        text={asking?.kind === 'replace' && say('replaceText', { name: asking.name })}
        confirmLabel={say('replace')}
        cancelLabel={sayShared('cancel')}
        isDangerous
        onConfirm={handOn}
        onClose={() => setAsking(undefined)}
      />
    </Page>
  );
}

/** Scrolls to the question about the portions, and focuses it. */
function scrollToFacts(id: string): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(id)} input[type="radio"]`)?.focus();
}

/** The name of another unsaved recipe that the user began to write, or null. */
function unfinishedName(): string | null {
  const draft = readKeptDraft(null);
  return draft && (draft.name.trim() !== '' || draft.ingredients.length > 0) ? draft.name : null;
}

/** The lines that are still guesses, with the foods that were guessed. */
function Guesses({ lines }: { lines: readonly ReadLine[] }) {
  const say = usePhrases('importing');
  return (
    <>
      <p>{say('stillGuessedText')}</p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-small text-ink">
        {lines.map(
          (line, index) =>
            stateOf(line) === 'unsure' && (
              // The lines keep their positions, and two may be identical.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{say('guess', { line: line.raw, food: line.food?.name ?? '' })}</li>
            ),
        )}
      </ul>
    </>
  );
}
