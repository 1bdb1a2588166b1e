import { Card } from '@weekbord/ui/card/card';
import { Notice } from '@weekbord/ui/notice/notice';
import { Stepper } from '@weekbord/ui/stepper/stepper';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { type FormEvent, type ReactNode, useId } from 'react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { DraftFault } from '../model/own-recipe.ts';
import type { DraftIngredient, RecipeDraft } from '../model/recipe-draft.ts';
import type { ChangeDraft } from '../model/use-recipe-draft.ts';
import { DraftIngredients } from './draft-ingredients.tsx';
import { OwnRecipeDetails } from './own-recipe-details.tsx';
import { StepsEditor } from './steps-editor.tsx';

const LONGEST_NAME = 200;
const MOST_PORTIONS = 100;
const MINUTES_OF_A_DAY = 1440;

interface OwnRecipeFormProps {
  id: string;
  draft: RecipeDraft;
  onChange: ChangeDraft;
  /** What is wrong, once somebody wanted to save. */
  faults: readonly DraftFault[];
  /** What the server has to say about the name. */
  nameRefusal: string | undefined;
  onSubmit: () => void;
  onAddIngredient: () => void;
  onOpenIngredient: (line: DraftIngredient) => void;
}

/** Everything that is written of a recipe of one's own but its photo. */
export function OwnRecipeForm(props: OwnRecipeFormProps) {
  const { id, draft, onChange, faults, nameRefusal, onSubmit, onAddIngredient, onOpenIngredient } = props;
  const say = usePhrases('ownRecipes');
  const set = (change: Partial<RecipeDraft>) => onChange((known) => ({ ...known, ...change }));
  const nameError = faults.includes('name') ? say('nameMissing') : nameRefusal;
  const isNamed = draft.name.trim() !== '' || draft.ingredients.length > 0;
  return (
    <form
      id={id}
      noValidate
      className="grid gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Card as="section" className="grid gap-5">
        <TextField
          label={say('name')}
          name="name"
          value={draft.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          autoCapitalize="sentences"
          placeholder={say('namePlaceholder')}
          onChange={(name) => set({ name })}
          {...(nameError !== undefined && { error: nameError })}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <span className="text-small font-semibold">{say('makes')}</span>
          <Stepper
            label={say('makes')}
            lessLabel={say('fewer')}
            moreLabel={say('more')}
            value={draft.portions}
            max={MOST_PORTIONS}
            onChange={(portions) => set({ portions })}
            format={(count) => say('portionCount', { count })}
          />
        </div>
      </Card>
      {isNamed ? (
        <Section title={say('ingredients')}>
          <DraftIngredients
            lines={draft.ingredients}
            onChange={(change) => onChange((known) => ({ ...known, ingredients: change(known.ingredients) }))}
            onAdd={onAddIngredient}
            onOpen={onOpenIngredient}
          />
          {faults.includes('ingredients') && (
            <div className="mt-4">
              <Notice tone="bad">{say('ingredientMissing')}</Notice>
            </div>
          )}
        </Section>
      ) : (
        <p className="px-1 text-small text-ink-soft">{say('ingredientsFirst')}</p>
      )}
      <Section title={say('steps')}>
        <StepsEditor
          steps={draft.steps}
          onChange={(change) => onChange((known) => ({ ...known, steps: change(known.steps) }))}
        />
      </Section>
      <Section title={say('details')}>
        <OwnRecipeDetails
          draft={draft}
          onChange={set}
          minutesError={faults.includes('minutes') ? say('minutesWrong', { limit: MINUTES_OF_A_DAY }) : undefined}
        />
      </Section>
    </form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Card as="section" labelledBy={headingId}>
      <h2 id={headingId} className="mb-4 text-heading font-bold">
        {title}
      </h2>
      {children}
    </Card>
  );
}
