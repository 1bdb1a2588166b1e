import { Card } from '@weekbord/ui/card/card';
import { type FormEvent, type ReactNode, useId } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { DraftIngredient, RecipeDraft } from '../../model/recipe-draft.ts';
import type { ChangeDraft } from '../../model/use-recipe-draft.ts';
import type { RecipeForm } from '../../model/use-recipe-form.ts';
import { DraftIngredients } from './draft-ingredients.tsx';
import { OwnRecipeDetails } from '../view/own-recipe-details.tsx';
import { NameField, PortionsField } from './recipe-fields.tsx';
import { StepsEditor } from './steps-editor.tsx';

interface OwnRecipeFormProps {
  draft: RecipeDraft;
  onChange: ChangeDraft;
  form: RecipeForm;
  onSubmit: () => void;
  onAddIngredient: () => void;
  onOpenIngredient: (line: DraftIngredient) => void;
}

/** Every field of a custom recipe except its photo. */
export function OwnRecipeForm(props: OwnRecipeFormProps) {
  const { draft, onChange, form, onSubmit, onAddIngredient, onOpenIngredient } = props;
  const say = usePhrases('ownRecipes');
  const set = (change: Partial<RecipeDraft>) => onChange((known) => ({ ...known, ...change }));
  const isNamed = draft.name.trim() !== '' || draft.ingredients.length > 0;
  return (
    <form
      id={form.id}
      noValidate
      className="grid gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Card as="section" className="grid gap-5">
        <NameField form={form} />
        <PortionsField portions={draft.portions} onChange={(portions) => set({ portions })} />
      </Card>
      {isNamed ? (
        <Section title={say('ingredients')}>
          <DraftIngredients
            lines={draft.ingredients}
            onChange={(change) => onChange((known) => ({ ...known, ingredients: change(known.ingredients) }))}
            onAdd={onAddIngredient}
            onOpen={onOpenIngredient}
          />
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
        <OwnRecipeDetails form={form} draft={draft} onChange={set} />
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
