/** Suffixes of a food's id that do not change its look. */
const VARIANT = /-(?:any-brand|vegan|vegetarian|light|lactose-free|gluten-free|less-salt|salted|lean|low-fat|any)$/;

/** The ids of foods that look the same alone as in a dish, for code that does not load the painter. */
export const SHOWN_AS_PIECE: ReadonlySet<string> = new Set(
  `
    onion red-onion pickled-onions shallot silverskin-onions fried-onions spring-onion leek spinach
    spinach-frozen kale cavolo-nero turnip-greens endive curly-endive chicory chard lettuce rocket lambs-lettuce
    watercress mixed-salad-leaves white-cabbage coleslaw-mix sauerkraut red-cabbage red-cabbage-frozen
    red-cabbage-jar pak-choi brussels-sprouts broccoli tenderstem-broccoli broccoli-frozen cauliflower
    cauliflower-rice romanesco carrot parsnip swede celeriac turnip taro beetroot-cooked beetroot pumpkin
    butternut-squash sweet-potato fennel celery red-pepper roasted-peppers-jar yellow-pepper green-pepper
    courgette aubergine cucumber tomato cherry-tomatoes snack-tomatoes sun-dried-tomatoes green-beans
    runner-beans yardlong-beans sugar-snaps mangetout peas-frozen peas marrowfat-peas edamame broad-beans-frozen
    asparagus white-asparagus sweetcorn-canned sweetcorn-frozen sweetcorn-cob mushrooms portobello
    mixed-mushrooms shiitake dried-mushrooms white-mushrooms oyster-mushrooms beansprouts nasi-vegetables
    stir-fry-vegetables mixed-veg-frozen soup-vegetables bamboo-shoots-canned water-chestnuts-canned
    artichoke-hearts-canned radish avocado gherkins olives-black olives-green capers jalapenos chilli-flakes
    chilli scotch-bonnet green-chilli alfalfa cress popcorn-kernels jackfruit-canned nori rhubarb konjac-noodles
    tomato-salsa piccalilli plantain-crisps apple pear banana strawberries strawberries-frozen raspberries
    raspberries-frozen blackberries blueberries blueberries-frozen mixed-berries-frozen redcurrants cherries
    cherries-frozen grapes kiwi orange mandarin lemon lime mango mango-frozen pineapple pineapple-canned peach
    peaches-canned apricot plum fig melon cantaloupe galia-melon watermelon pomegranate-seeds passion-fruit
    raisins currants dates dried-apricots prunes coconut-flakes desiccated-coconut basil thai-basil parsley
    coriander celery-leaf mint dill chives thyme oregano-fresh tarragon rosemary sage bay-leaf lime-leaves
    cinnamon-stick star-anise lemongrass chicken-shawarma duck-breast roast-pork-slices gyros-meat pulled-pork
    pork-belly pork-belly-lean stewing-beef beef-strips lamb-chop beef-mince-lean beef-mince lamb-mince
    mixed-mince vegan-mince soy-mince-dried pork-mince chicken-mince turkey-mince slavink roast-beef smoked-beef
    salted-beef corned-beef ham turkey-slices chicken-slices parma-ham serrano-ham bacon bacon-lardons chorizo
    salami sucuk smoked-sausage filet-americain salmon-canned smoked-salmon kibbeling mackerel-in-tomato herring
    sardines-in-oil anchovies tuna-in-water tuna-in-oil prawns cooked-prawns crayfish dutch-shrimps seafood-mix
    squid mussels mussels-in-shell cockles spare-ribs surimi tofu silken-tofu smoked-tofu tempeh seitan
    vegan-chicken-pieces mycoprotein-pieces soy-chunks-dried soy-protein falafel meatball prawn-crackers
    chicken-shreds grated-cheese mozzarella-grated vegan-cheese feta white-cheese goats-cheese-soft vegan-feta
    halloumi paneer egg-wrap wholewheat-bread brown-bread multigrain-bread spelt-bread white-bread
    gluten-free-bread sourdough-bread raisin-bread low-carb-bread rye-bread english-muffin pitta white-pitta
    naan flatbread chapati roti-bread wheat-wrap wholewheat-wrap corn-tortilla gluten-free-wrap croutons potato
    oven-chips sweet-potato-fries orzo penne macaroni pasta fusilli wholewheat-pasta lentil-pasta edamame-pasta
    spaghetti vermicelli tagliatelle egg-noodles udon-noodles rice-noodles soba-noodles gnocchi fresh-ravioli
    tortellini-meat lasagne-sheets fresh-lasagne-sheets taco-shells muesli crunchy-muesli bran-flakes granola
    granola-low-sugar cornflakes wheat-biscuits shredded-wheat chickpeas-canned kidney-beans-canned
    mixed-beans-canned black-beans-canned white-beans-canned butter-beans-canned lupin-beans brown-beans-canned
    baked-beans lentils-canned green-lentils red-lentils split-peas walnuts pecans almonds hazelnuts brazil-nuts
    macadamias mixed-nuts mixed-nuts-raisins nuts cashews peanuts pistachios flaked-almonds sesame-seeds
    pine-nuts pumpkin-seeds sunflower-seeds mixed-seeds linseed linseed-whole hemp-seeds chia-seeds
    black-sesame-seeds cacao-nibs margarine-vegan seroendeng
  `
    .trim()
    .split(/\s+/),
);

/** Returns a food's id without the suffixes that do not affect its look: `feta-vegetarian` becomes `feta`. */
export function plainName(food: string): string {
  let name = food;
  while (!SHOWN_AS_PIECE.has(name) && VARIANT.test(name)) name = name.replace(VARIANT, '');
  return name;
}
