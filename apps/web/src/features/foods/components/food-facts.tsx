import { LABEL_ALLERGENS } from '@weekbord/domain/foods/allergens';
import { Leaf, ShieldAlert, ShieldCheck, ShieldQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Food } from '../../../shared/foods/food.ts';
import { type Say, usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { SourceLine } from './source-line.tsx';
import { useLanguage } from '../../../shared/locale/language.ts';

/** Allergens, diets and source of a food, with the unknown ones listed as unknown. */
export function FoodFacts({ food }: { food: Food }) {
  const say = usePhrases('foods');
  const list = useList();
  const names = (keys: readonly string[]) =>
    list(LABEL_ALLERGENS.filter((name) => keys.includes(name)).map((name) => say(name)));
  const { label_allergens: contained, may_contain: traces } = food;
  return (
    <div className="mt-5 grid gap-2 text-small text-ink-soft">
      {contained === null ? (
        <Fact icon={<ShieldQuestionMark className="size-5" />}>{say('allergensUnknown')}</Fact>
      ) : contained.length > 0 ? (
        <Fact icon={<ShieldAlert className="size-5" />}>{say('contains', { names: names(contained) })}</Fact>
      ) : (
        <Fact icon={<ShieldCheck className="size-5" />}>{say('freeOfFourteen')}</Fact>
      )}
      {traces.length > 0 && (
        <Fact icon={<ShieldAlert className="size-5" />}>{say('mayContain', { names: names(traces) })}</Fact>
      )}
      <Fact icon={<Leaf className="size-5" />}>{dietText(food, say)}</Fact>
      <SourceLine food={food} />
    </div>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5">
      <span aria-hidden="true" className="mt-px shrink-0">
        {icon}
      </span>
      {children}
    </p>
  );
}

/** Names the strictest diet that the food is known to fit, or says why it is known not to fit any. */
function dietText({ diets }: Food, say: Say<'foods'>): string {
  if (diets.vegan === 'yes') return say('vegan');
  if (diets.vegetarian === 'yes') return say('vegetarian');
  if (diets.pescatarian === 'yes') return say('pescatarian');
  return say(diets.vegetarian === 'no' ? 'notVegetarian' : 'dietUnknown');
}

/** Returns a formatter for lists in the current language: 'milk, soy and nuts'. */
function useList(): (items: readonly string[]) => string {
  const language = useLanguage();
  return (items) => new Intl.ListFormat(language).format(items);
}
