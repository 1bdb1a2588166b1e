import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { ALLERGENS, type AllergenState } from '@weekbord/domain/vocabulary';
import { Leaf, ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/locale/language.ts';
import { type Say, usePhrases } from '../../../shared/phrases/use-phrases.ts';

type Recipe = Pick<RecipeMeal['recipe_template'], 'diets' | 'allergens'>;

/** For which diets a recipe is, what it contains and is free of, and what is unknown. */
export function RecipeFacts({ recipe, heading: Heading }: { recipe: Recipe; heading: 'h2' | 'h3' }) {
  const say = usePhrases('recipes');
  const language = useLanguage();
  const named = (state: AllergenState) => {
    const names = ALLERGENS.filter((allergen) => recipe.allergens[allergen] === state).map((allergen) => say(allergen));
    return names.length === 0 ? null : new Intl.ListFormat(language).format(names);
  };
  const [contained, free, unknown] = [named('contains'), named('free'), named('unknown')];
  return (
    <section aria-labelledby="recipe-facts" className="mt-8 border-t border-line pt-6">
      <Heading id="recipe-facts" className="mb-3 text-heading font-bold">
        {say('goodToKnow')}
      </Heading>
      <ul className="grid gap-2.5 text-small">
        <Fact icon={<Leaf className="size-5" />}>{dietText(recipe, say)}</Fact>
        {contained && <Fact icon={<ShieldAlert className="size-5" />}>{say('contains', { names: contained })}</Fact>}
        {free && <Fact icon={<ShieldCheck className="size-5" />}>{say('freeOf', { names: free })}</Fact>}
        {unknown && (
          <Fact icon={<ShieldQuestionMark className="size-5" />}>{say('allergensUnknown', { names: unknown })}</Fact>
        )}
      </ul>
      <p className="mt-3 text-tiny text-ink-soft">
        {recipe.allergens.lactose === 'free' && `${say('lactoseNote')} `}
        {say('allergensNote')}
      </p>
    </section>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span aria-hidden="true" className="mt-px shrink-0 text-ink-soft">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** The strictest diet that the recipe is known to fit; animal rennet alone makes it unfit for vegetarians, so it may have no meat. */
function dietText({ diets }: Recipe, say: Say<'recipes'>): string {
  if (diets.vegan === 'yes') return say('vegan');
  if (diets.vegetarian === 'yes') return say(diets.vegan === 'no' ? 'vegetarian' : 'vegetarianVeganUnknown');
  if (diets.vegetarian === 'unknown') return say('dietUnknown');
  return say(diets.pescatarian === 'yes' ? 'pescatarian' : 'notVegetarian');
}
