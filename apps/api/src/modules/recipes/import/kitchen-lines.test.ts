import { loadCatalogue } from '@weekbord/catalogue/load';
import { indexFoods, matchFood } from '@weekbord/domain/recipes/read/match-food';
import { readIngredientLine } from '@weekbord/domain/recipes/read/read-ingredient-line';
import { expect, it } from 'vitest';

/** Whole recipes as people write them. After each line come the foods it may become, or `?` if none is right. */
const RECIPES: readonly (readonly [language: 'nl' | 'en', name: string, lines: string])[] = [
  [
    'nl',
    'Spaghetti bolognese',
    `
     400 g spaghetti = spaghetti
     2 el olijfolie = olive-oil
     1 grote ui, gesnipperd = onion
     2 teentjes knoflook, fijngehakt = garlic
     1 winterpeen, in kleine blokjes = carrot
     2 stengels bleekselderij = celery
     500 g rundergehakt = beef-mince
     1 blikje tomatenpuree (70 g) = tomato-puree
     2 blikken tomatenblokjes (à 400 g) = chopped-tomatoes
     1 tl gedroogde oregano = oregano
     150 ml rode wijn = red-wine
     50 g Parmezaanse kaas, geraspt = parmesan
     handje verse basilicum = basil`,
  ],
  [
    'nl',
    'Kip kerrie',
    `
     300 g basmatirijst = basmati-rice
     600 g kipfilet, in blokjes = chicken-breast
     1 ui = onion
     1 rode paprika = red-pepper
     1 appel, geschild en in stukjes = apple
     2 el kerriepoeder = curry-powder
     1 blik kokosmelk (400 ml) = coconut-milk
     100 ml kippenbouillon = chicken-stock-any-brand
     1 el zonnebloemolie = sunflower-oil
     2 lente-uitjes, in ringetjes = spring-onion
     snufje cayennepeper = cayenne`,
  ],
  [
    'nl',
    'Boerenkoolstamppot',
    `
     1,5 kg kruimige aardappelen = potato
     600 g gesneden boerenkool = kale
     1 rookworst = smoked-sausage
     100 g spekreepjes = bacon-lardons
     150 ml halfvolle melk = milk-semi-skimmed
     klontje boter = butter
     1 el grove mosterd = mustard-wholegrain | wholegrain-mustard | mustard
     1/2 tl nootmuskaat = nutmeg
     zout = salt`,
  ],
  [
    'nl',
    'Pannenkoeken',
    `
     250 g bloem = wheat-flour
     500 ml melk = milk-semi-skimmed
     2 eieren (M) = egg
     snufje zout = salt
     40 g roomboter = butter
     stroop of poedersuiker = treacle | apple-syrup | ?`,
  ],
  [
    'nl',
    'Linzensoep',
    `
     250 g rode linzen = red-lentils
     1 el komijnzaad = cumin-seeds
     1 tl gemalen kurkuma = turmeric
     1 Spaanse peper, fijngesneden = chilli
     2 cm verse gember, geraspt = ginger
     1 liter groentebouillon = vegetable-stock-any-brand
     400 g tomatenblokjes = chopped-tomatoes
     sap van 1 limoen = lime-juice
     15 g verse koriander = coriander
     4 el Griekse yoghurt = greek-yoghurt
     2 wortels = carrot
     1 rode ui = red-onion`,
  ],
  [
    'nl',
    'Griekse salade',
    `
     1 komkommer = cucumber
     4 trostomaten = tomato
     1 rode ui, in dunne ringen = red-onion
     1 groene paprika = green-pepper
     200 g feta = feta
     100 g zwarte olijven = olives-black
     3 el extra vierge olijfolie = olive-oil
     1 el rodewijnazijn = red-wine-vinegar
     1 tl gedroogde oregano = oregano
     half bosje peterselie = parsley`,
  ],
  [
    'nl',
    'Overnight oats',
    `
     80 g havermout = oats
     200 ml ongezoete amandelmelk = almond-drink
     150 g magere kwark = quark-low-fat-any-brand
     1 el chiazaad = chia-seeds
     1 rijpe banaan = banana
     125 g blauwe bessen = blueberries
     1 tl honing = honey
     handje walnoten, grof gehakt = walnuts
     1/2 theelepel kaneel = cinnamon
     1 el pindakaas = peanut-butter`,
  ],
  [
    'nl',
    'Zalm uit de oven',
    `
     4 zalmfilets = salmon
     800 g krieltjes = baby-potatoes
     400 g sperziebonen = green-beans
     1 citroen = lemon
     200 g crème fraîche = creme-fraiche
     1 bosje dille = dill
     2 el olie = sunflower-oil
     250 g cherrytomaatjes = cherry-tomatoes
     versgemalen zwarte peper = black-pepper
     2 tenen knoflook = garlic
     1 el kappertjes = capers`,
  ],
  [
    'nl',
    'Vega chili',
    `
     1 blik kidneybonen (400 g), uitgelekt = kidney-beans-canned
     1 blik zwarte bonen = black-beans-canned
     1 klein blikje maïs = sweetcorn-canned
     2 paprika's = red-pepper
     1 ui = onion
     1 el paprikapoeder = paprika
     1 tl gerookt paprikapoeder = smoked-paprika
     1 tl chilipoeder = chilli-powder
     20 g pure chocolade = dark-chocolate
     125 ml zure room = sour-cream
     1 avocado = avocado
     4 volkoren wraps = wholewheat-wrap
     75 g geraspte kaas = grated-cheese`,
  ],
  [
    'nl',
    'Roerbak tofu',
    `
     375 g tofu = tofu
     250 g mie = egg-noodles
     300 g broccoliroosjes = broccoli
     200 g champignons, in plakjes = mushrooms | white-mushrooms
     100 g peultjes = mangetout
     3 el sojasaus = soy-sauce
     1 el sesamolie = sesame-oil
     1 el rijstazijn = rice-vinegar
     1 el maïzena = corn-starch
     1 tl sambal oelek = sambal-oelek
     2 el sesamzaadjes = sesame-seeds
     50 g cashewnoten = cashews
     1 paksoi = pak-choi
     100 g taugé = beansprouts`,
  ],
  [
    'nl',
    'Appeltaart',
    `
     300 g zelfrijzend bakmeel = self-raising-flour
     200 g koude roomboter, in blokjes = butter
     150 g lichtbruine basterdsuiker = brown-sugar
     1 ei, losgeklopt = egg
     6 goudreinetten = apple | apple-cooking | ?
     100 g rozijnen = raisins
     2 tl kaneel = cinnamon
     1 el paneermeel = breadcrumbs
     1 zakje vanillesuiker = vanilla-sugar
     1 el citroensap = lemon-juice`,
  ],
  [
    'en',
    'Chicken stir-fry',
    `
     2 boneless, skinless chicken breasts, sliced = chicken-breast
     2 tbsp vegetable oil = sunflower-oil | vegetable-oil
     1 red bell pepper, sliced = red-pepper
     1 head broccoli, cut into florets = broccoli
     3 cloves garlic, minced = garlic
     1 tbsp freshly grated ginger = ginger
     1/4 cup soy sauce = soy-sauce
     1 tbsp honey = honey
     2 tsp cornstarch = corn-starch
     1 tsp sesame oil = sesame-oil
     4 green onions, chopped = spring-onion
     2 cups cooked white rice = white-rice-cooked | rice-cooked | ?`,
  ],
  [
    'en',
    'Chili con carne',
    `
     1 tbsp olive oil = olive-oil
     1 large onion, diced = onion
     500g lean minced beef = beef-mince-lean
     2 tsp ground cumin = cumin
     1 tsp chilli powder = chilli-powder
     1 tsp dried oregano = oregano
     1 x 400g tin chopped tomatoes = chopped-tomatoes
     1 (15 oz) can kidney beans, drained and rinsed = kidney-beans-canned
     2 tbsp tomato paste = tomato-puree
     300ml beef stock = beef-stock-any-brand
     1 square dark chocolate = dark-chocolate
     a handful of fresh coriander, chopped = coriander
     soured cream, to serve = sour-cream`,
  ],
  [
    'en',
    'Banana bread',
    `
     3 ripe bananas, mashed = banana
     1/2 cup unsalted butter, melted = butter
     3/4 cup granulated sugar = sugar
     2 large eggs, beaten = egg
     1 tsp vanilla extract = vanilla-extract
     1 1/2 cups all-purpose flour = wheat-flour
     1 teaspoon baking soda = bicarbonate
     1/2 tsp salt = salt
     1/2 cup chopped walnuts = walnuts
     1/4 cup dark chocolate chips = dark-chocolate-chips | ?`,
  ],
  [
    'en',
    'Shakshuka',
    `
     2 tbsp extra-virgin olive oil = olive-oil
     1 medium yellow onion, thinly sliced = onion
     1 red pepper, deseeded and chopped = red-pepper
     3 garlic cloves, sliced = garlic
     2 teaspoons smoked paprika = smoked-paprika
     1 tsp ground cumin = cumin
     pinch of chilli flakes = chilli-flakes
     2 400g cans plum tomatoes = peeled-tomatoes
     6 free-range eggs = egg
     100g feta cheese, crumbled = feta
     Small bunch of flat-leaf parsley, chopped = parsley
     crusty bread, to serve = ?`,
  ],
  [
    'en',
    'Salmon traybake',
    `
     4 salmon fillets = salmon
     500g new potatoes, halved = baby-potatoes | new-potatoes | potato
     200g asparagus = asparagus
     1 lemon, sliced = lemon
     2 tbsp olive oil = olive-oil
     1 tbsp wholegrain mustard = wholegrain-mustard | mustard-wholegrain
     20g dill = dill
     150g cherry tomatoes = cherry-tomatoes
     1 courgette, cut into chunks = courgette`,
  ],
  [
    'en',
    'Smoothie bowl',
    `
     1 frozen banana = banana
     150g frozen mixed berries = mixed-berries-frozen
     100g Greek yogurt = greek-yoghurt
     120ml oat milk = oat-drink
     1 scoop vanilla protein powder = whey-protein-vanilla
     1 tbsp chia seeds = chia-seeds
     1 tbsp almond butter = almond-butter
     2 tbsp granola = granola
     1 kiwi = kiwi`,
  ],
  [
    'en',
    'Creamy mushroom pasta',
    `
     350g penne = penne
     250g chestnut mushrooms, sliced = mushrooms | white-mushrooms
     1 shallot, finely chopped = shallot
     200ml double cream = double-cream | cream-whipping
     50g parmesan, grated, plus extra to serve = parmesan
     150g baby spinach = spinach
     1 tsp dried thyme = dried-thyme
     25g butter = butter
     100ml dry white wine = white-wine
     zest of 1 lemon = lemon`,
  ],
];

const foods = [...loadCatalogue().foods.values()];
const index = indexFoods(
  foods.map((food, id) => ({
    id,
    category: food.category,
    measures: new Set(food.servings.keys()),
    names: {
      en: [food.name.en, food.plural.en, ...food.synonyms.en],
      nl: [food.name.nl, food.plural.nl, ...food.synonyms.nl],
    },
  })),
);
const ids = new Set(foods.map(({ id }) => id));

const lines = RECIPES.flatMap(([language, , text]) =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', rightly = ''] = row.trim().split(' = ');
      const read = readIngredientLine(line, language);
      const unit = read.unit ?? (read.quantity === null ? null : 'pieces');
      const { state, candidates } = matchFood(index, read.name, language, { unit });
      const best = candidates[0] === undefined ? null : foods[candidates[0].id]!.id;
      return { line, state, best, rightly: rightly.split(' | ') };
    }),
);

it('nine in ten lines whose food is in the catalogue are matched correctly', () => {
  const findable = lines.filter(({ rightly }) => rightly.some((id) => ids.has(id)));
  const right = findable.filter(({ state, best, rightly }) => state === 'matched' && rightly.includes(best!));
  expect(findable.length).toBeGreaterThan(150);
  expect(right.length / findable.length).toBeGreaterThanOrEqual(0.9);
});

it('a line is never matched to a wrong food without asking', () => {
  const wrong = lines.filter(({ state, best, rightly }) => state === 'matched' && !rightly.includes(best!));
  expect(wrong).toEqual([]);
});
