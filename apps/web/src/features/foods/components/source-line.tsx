import { Link } from '@tanstack/react-router';
import type { Food } from '../../../shared/foods/food.ts';
import { OutsideLink } from '../../../shared/outside-link.tsx';
import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

const OPEN_FOOD_FACTS = 'https://world.openfoodfacts.org';
const OPEN_DATABASE_LICENCE = 'https://opendatacommons.org/licenses/odbl/1-0/';

/** Names the source of a food's figures. */
export function SourceLine({ food }: { food: Pick<Food, 'id' | 'source' | 'figures_from'> }) {
  const say = usePhrases('foods');
  const [table, number = ''] = food.figures_from.split(' ');
  const linkTo = (address: string) => (inner: string) => (
    <OutsideLink to={address} className="font-semibold underline underline-offset-2">
      {inner}
    </OutsideLink>
  );
  return (
    <p className="mt-1 text-tiny">
      {food.source === 'PERSON' ? (
        <>
          {say('sourcePerson')}{' '}
          <Link
            to="/profile/foods/$foodId"
            params={{ foodId: String(food.id) }}
            className="font-semibold underline underline-offset-2"
          >
            {say('editOwn')}
          </Link>
        </>
      ) : food.source === 'OPEN_FOOD_FACTS' ? (
        <RichPhrase
          text={say('sourceOpenFoodFacts')}
          marks={{ off: linkTo(OPEN_FOOD_FACTS), odbl: linkTo(OPEN_DATABASE_LICENCE) }}
        />
      ) : table === 'USDA' ? (
        <RichPhrase
          text={say('figuresUsda', { number })}
          marks={{ table: linkTo(`https://fdc.nal.usda.gov/food-details/${number}/nutrients`) }}
        />
      ) : table === 'Ciqual' ? (
        <RichPhrase
          text={say('figuresCiqual', { number })}
          marks={{ table: linkTo(`https://ciqual.anses.fr/#/aliments/${number}`) }}
        />
      ) : (
        say(table === 'label' ? 'figuresLabel' : 'figuresEstimate')
      )}
    </p>
  );
}
