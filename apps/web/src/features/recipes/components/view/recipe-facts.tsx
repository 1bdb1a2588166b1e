import type { RecipeMeal } from '@weekbord/contract/diary/models';
import { LABEL_ALLERGENS } from '@weekbord/domain/foods/allergens';
import { Leaf, Moon, ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../shared/locale/language.ts';
import { type Say, usePhrases } from '../../../../shared/phrases/use-phrases.ts';

type Recipe = Pick<
  RecipeMeal['recipe_template'],
  'diets' | 'allergens' | 'label_allergens' | 'unknown_allergens' | 'has_meat'
>;

interface RecipeFactsProps {
  recipe: Recipe;
  heading: 'h2' | 'h3';
  /** Whether the person eats halal. */
  isHalal?: boolean;
}

/**
 * The diets that a recipe fits, and which of the fourteen allergens on labels it contains, which it is free of, and
 * which are unknown.
 */
export function RecipeFacts({ recipe, heading: Heading, isHalal = false }: RecipeFactsProps) {
  const say = usePhrases('recipes');
  const language = useLanguage();
  const { label_allergens: inIt, unknown_allergens: notKnown, allergens } = recipe;
  const named = (list: readonly string[]) => {
    const names = LABEL_ALLERGENS.filter((allergen) => list.includes(allergen)).map((allergen) => say(allergen));
    return names.length === 0 ? null : new Intl.ListFormat(language).format(names);
  };
  const [contained, unknown] = [named(inIt), named(notKnown)];
  const others = LABEL_ALLERGENS.length - inIt.length - notKnown.length;
  // Mentioned only if it is not obvious, as for lactose-free milk.
  const isLactoseFree = allergens.lactose === 'free' && inIt.includes('milk');
  return (
    <section aria-labelledby="recipe-facts" className="mt-8 border-t border-line pt-6">
      <Heading id="recipe-facts" className="mb-3 text-heading font-bold">
        {say('goodToKnow')}
      </Heading>
      <ul className="grid gap-2.5 text-small">
        <Fact icon={<Leaf className="size-5" />}>{dietText(recipe, say)}</Fact>
        {isHalal && <Fact icon={<Moon className="size-5" />}>{halalText(recipe, say)}</Fact>}
        {contained && <Fact icon={<ShieldAlert className="size-5" />}>{say('contains', { names: contained })}</Fact>}
        {unknown && (
          <Fact icon={<ShieldQuestionMark className="size-5" />}>{say('allergensUnknown', { names: unknown })}</Fact>
        )}
        {others > 0 && (
          <Fact icon={<ShieldCheck className="size-5" />}>
            {say(others === LABEL_ALLERGENS.length ? 'freeOfFourteen' : 'freeOfOthers', { count: others })}
          </Fact>
        )}
        {isLactoseFree && <Fact icon={<ShieldCheck className="size-5" />}>{say('lactoseFree')}</Fact>}
      </ul>
      <p className="mt-3 text-tiny text-ink-soft">
        {isLactoseFree && `${say('lactoseNote')} `}
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

function halalText({ diets, has_meat: hasMeat }: Recipe, say: Say<'recipes'>): string {
  if (diets.halal === 'yes') return say(hasMeat ? 'halalMeat' : 'halal');
  return say(diets.halal === 'no' ? 'notHalal' : 'halalUnknown');
}

/**
 * Names the strictest diet that the recipe is known to fit. A recipe that is not vegetarian need not contain meat:
 * animal rennet alone makes it unfit for vegetarians.
 */
function dietText({ diets }: Recipe, say: Say<'recipes'>): string {
  if (diets.vegan === 'yes') return say('vegan');
  if (diets.vegetarian === 'yes') return say(diets.vegan === 'no' ? 'vegetarian' : 'vegetarianVeganUnknown');
  if (diets.vegetarian === 'unknown') return say('dietUnknown');
  return say(diets.pescatarian === 'yes' ? 'pescatarian' : 'notVegetarian');
}
