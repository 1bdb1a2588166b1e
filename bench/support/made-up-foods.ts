import { searchTextOfFood } from '@weekbord/domain/foods/search-text-of-food';
import { createRandom } from '@weekbord/domain/numbers/random';

/** A synthetic product, with the data of a food label. */
export type MadeUpFood = Readonly<{
  name_en: string;
  name_nl: string;
  brand_name: string;
  gtin: number;
  popularity: number;
  search: string;
}>;

/** Kinds of food, in English and Dutch. */
const KINDS = list(`yoghurt/yoghurt|cheese/kaas|milk/melk|oats/havermout|bread/brood|peanut butter/pindakaas|
  chicken breast/kipfilet|ham/ham|salami/salami|biscuits/koekjes|chocolate/chocolade|crisps/chips|rice/rijst|
  pasta/pasta|spaghetti/spaghetti|tomato soup/tomatensoep|pea soup/erwtensoep|lentil soup/linzensoep|broccoli/broccoli|
  spinach/spinazie|cauliflower/bloemkool|onions/uien|carrots/wortelen|green beans/sperziebonen|chickpeas/kikkererwten|
  kidney beans/kidneybonen|tuna/tonijn|salmon fillet/zalmfilet|cod/kabeljauw|shrimp/garnalen|minced beef/rundergehakt|
  sausage/worst|bacon/spek|eggs/eieren|butter/roomboter|margarine/margarine|olive oil/olijfolie|mayonnaise/mayonaise|
  ketchup/ketchup|mustard/mosterd|peanut sauce/pindasaus|soy sauce/sojasaus|pesto/pesto|hummus/hummus|tofu/tofu|
  tempeh/tempeh|muesli/muesli|granola/granola|cornflakes/cornflakes|crackers/crackers|rice cakes/rijstwafels|
  stroopwafels/stroopwafels|cake/cake|apple pie/appeltaart|ice cream/roomijs|custard/vla|quark/kwark|cream/slagroom|
  orange juice/sinaasappelsap|apple juice/appelsap|cola/cola|lemonade/limonade|beer/bier|wine/wijn|coffee/koffie|
  tea/thee|oat drink/haverdrink|almond drink/amandeldrink|soy drink/sojadrink|honey/honing|jam/jam|
  chocolate sprinkles/hagelslag|apple sauce/appelmoes|pickles/augurken|olives/olijven|sundried tomatoes/gedroogde tomaten|
  wraps/wraps|tortilla chips/tortillachips|pizza/pizza|lasagne/lasagne|fries/friet|potatoes/aardappelen|
  sweet potato/zoete aardappel|avocado/avocado|bananas/bananen|strawberries/aardbeien|blueberries/blauwe bessen|
  raspberries/frambozen|mango/mango|walnuts/walnoten|almonds/amandelen|cashews/cashewnoten|peanuts/pinda's|
  mixed nuts/gemengde noten|raisins/rozijnen|protein bar/proteïnereep|whey powder/wei-eiwitpoeder|crème fraîche/crème fraîche`);

const TRAITS = list(`organic/biologische|low-fat/magere|whole/volle|semi-skimmed/halfvolle|wholegrain/volkoren|
  lightly salted/licht gezouten|unsalted/ongezouten|smoked/gerookte|grilled/gegrilde|fresh/verse|frozen/diepvries|
  sugar-free/suikervrije|gluten-free/glutenvrije|lactose-free/lactosevrije|vegan/vegan|vegetarian/vegetarische|
  spicy/pittige|sweet/zoete|mini/mini|large/grote|family/gezins|classic/klassieke|extra/extra|Greek/Griekse|
  Italian/Italiaanse|Mexican/Mexicaanse|aged/oude|young/jonge|roasted/geroosterde|crunchy/krokante|creamy/romige`);

const FLAVOURS =
  list(`with strawberry/met aardbei|with vanilla/met vanille|with garlic/met knoflook|with herbs/met kruiden|
  with honey/met honing|with nuts/met noten|with chocolate/met chocolade|with lemon/met citroen|with tomato/met tomaat|
  with cheese/met kaas|with caramel/met karamel|with sea salt/met zeezout|with paprika/met paprika|natural/naturel|
  with banana/met banaan|with coconut/met kokos|with pepper/met peper|with basil/met basilicum|with ginger/met gember|
  with cinnamon/met kaneel|with mushrooms/met champignons|with spinach/met spinazie|with chilli/met chili`);

const SYLLABLES =
  `al ba be bo bra ca chi da de dor el fa fe fri ga go gra ha hel in jo ka ke kro la le lin lo ma me mi mo
  na ne nor o pa pe pri ra re ri ro sa se si so sta ta te ti to tra u va ve vi wa we wil za ze zo`.split(/\s+/);
const BRANDS = 30_000;
/** The share of labels with a rare word. */
const RARE = 0.3;
const MOST_POPULAR = 100_000;

/** Generates `count` products; the same seed generates the same ones. */
export function* madeUpFoods(count: number, seed: number): Generator<MadeUpFood> {
  const random = createRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const word = (syllables: number) => Array.from({ length: syllables }, () => pick(SYLLABLES)).join('');
  const brands = Array.from({ length: BRANDS }, () => word(2 + Math.floor(random() * 2)));
  for (let index = 0; index < count; index += 1) {
    const kind = pick(KINDS);
    const trait = random() < 0.6 ? pick(TRAITS) : null;
    const flavour = random() < 0.5 ? pick(FLAVOURS) : null;
    const rare = random() < RARE ? word(3) : null;
    const name = (language: 0 | 1) =>
      [trait?.[language], kind[language], flavour?.[language], rare].filter((part) => part != null).join(' ');
    // Skewed, because only a few brands and products are widely known.
    const brand = brands[Math.floor(BRANDS * random() ** 3)]!;
    const names = { name_en: name(0), name_nl: name(1), brand_name: brand };
    // About one in n products has n or more searches.
    const popularity = Math.min(MOST_POPULAR, Math.floor(1 / (1 - random())) - 1);
    yield { ...names, gtin: 8_000_000_000_000 + index, popularity, search: searchTextOfFood(names) };
  }
}

function list(text: string): readonly (readonly [string, string])[] {
  return text.split('|').map((pair) => {
    const [english = '', dutch = ''] = pair.trim().split('/');
    return [english, dutch] as const;
  });
}
