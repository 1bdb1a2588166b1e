import { RECIPE_TAGS } from '@weekbord/domain/recipes/list/recipe-tags';
import { classes } from '@weekbord/ui/classes';
import { SideScroller } from '@weekbord/ui/side-scroller/side-scroller';
import { Check, Flame, type LucideIcon } from 'lucide-react';
import { DishPicture } from '../../../shared/dish-picture/dish-picture.tsx';
import { fixedPicture } from '../../../shared/dish-picture/fixed-pictures.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { CATEGORY_PICTURES } from '../model/category-pictures.ts';
import { type FindFilters, withoutCategories, withTag } from '../model/find-filters.ts';

interface RecipeCategoriesProps {
  filters: FindFilters;
  onChange: (filters: FindFilters) => void;
  /** Whether recipes for the cycle are offered. */
  offersHormones: boolean;
}

/**
 * Kinds of recipes as cards: popular ones, and a card per tag. Vegan recipes, favourites and custom recipes have a chip
 * instead.
 */
export function RecipeCategories({ filters, onChange, offersHormones }: RecipeCategoriesProps) {
  const say = usePhrases('finding');
  const { favourites, own, tag } = filters;
  const tags = RECIPE_TAGS.filter((one) => one !== 'VEGAN').filter((one) => offersHormones || one !== 'HORMONE');
  return (
    <SideScroller label={say('categories')} className="-mx-6 mt-3">
      <CategoryCard
        name="POPULAR"
        icon={Flame}
        isOn={!favourites && !own && tag === undefined}
        onPress={() => onChange(withoutCategories(filters))}
      />
      {tags.map((one) => (
        <CategoryCard key={one} name={one} isOn={tag === one} onPress={() => onChange(withTag(filters, one))} />
      ))}
    </SideScroller>
  );
}

interface CategoryCardProps {
  name: keyof typeof CATEGORY_PICTURES;
  /** An icon, if the picture alone does not distinguish the card from the others. */
  icon?: LucideIcon;
  isOn: boolean;
  onPress: () => void;
}

function CategoryCard({ name, icon: Icon, isOn, onPress }: CategoryCardProps) {
  const say = usePhrases('finding');
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="group w-25 shrink-0 snap-start rounded-control"
    >
      <span
        className={classes(
          'relative block overflow-hidden rounded-control transition',
          isOn && 'outline-3 outline-offset-1 outline-brand-strong',
        )}
      >
        <DishPicture
          picture={fixedPicture(CATEGORY_PICTURES[name])}
          size="card"
          className="h-18 w-full transition-transform duration-200 group-hover:scale-104"
        />
        {Icon && (
          <span className="absolute bottom-1.5 left-1.5 grid size-6.5 place-items-center rounded-full bg-white/92 text-[#241f1a]">
            <Icon aria-hidden="true" className="size-4" />
          </span>
        )}
        {isOn && (
          <span className="absolute right-1.5 top-1.5 grid size-5.5 place-items-center rounded-full bg-brand text-on-brand">
            <Check aria-hidden="true" className="size-3.5 stroke-3" />
          </span>
        )}
      </span>
      <span
        className={classes(
          'mt-1.5 block px-0.5 text-center text-tiny leading-tight text-balance',
          isOn ? 'font-bold' : 'font-medium',
        )}
      >
        {say(name)}
      </span>
    </button>
  );
}
