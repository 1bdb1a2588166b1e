/** Words after a food's name that change what it is made for, not what it looks like. */
const VARIANT = /-(?:any-brand|vegan|vegetarian|light|lactose-free|gluten-free|less-salt|salted|lean|low-fat|any)$/;

/** The foods that the painter has pieces of, by name: to know where the painter itself is not loaded. */
export const FOODS_WITH_PIECE: ReadonlySet<string> = new Set(
  `
    onion red-onion pickled-onions shallot silverskin-onions fried-onions spring-onion leek spinach spinach-frozen
    kale cavolo-nero turnip-greens endive curly-endive chicory chard lettuce little-gem iceberg romaine rocket
    lambs-lettuce watercress mixed-salad-leaves white-cabbage coleslaw-mix sauerkraut pointed-cabbage
    chinese-cabbage savoy-cabbage red-cabbage red-cabbage-frozen red-cabbage-jar pak-choi brussels-sprouts broccoli
    tenderstem-broccoli broccoli-frozen cauliflower cauliflower-rice romanesco carrot parsnip swede celeriac turnip
    taro beetroot-cooked beetroot pumpkin butternut-squash sweet-potato fennel celery red-pepper pointed-pepper
    snack-peppers roasted-peppers-jar yellow-pepper green-pepper courgette aubergine cucumber snack-cucumber tomato
    beef-tomato cherry-tomatoes snack-tomatoes sun-dried-tomatoes green-beans runner-beans yardlong-beans
    sugar-snaps mangetout peas-frozen peas marrowfat-peas edamame broad-beans-frozen asparagus white-asparagus
    sweetcorn-canned sweetcorn-frozen sweetcorn-cob mushrooms portobello mixed-mushrooms shiitake dried-mushrooms
    white-mushrooms oyster-mushrooms beansprouts nasi-vegetables stir-fry-vegetables mixed-veg-frozen
    soup-vegetables bamboo-shoots-canned water-chestnuts-canned artichoke-hearts-canned radish avocado gherkins
    olives-black olives-green capers jalapenos chilli-flakes chilli scotch-bonnet green-chilli alfalfa cress
    popcorn-kernels jackfruit-canned nori rhubarb konjac-noodles tomato-salsa piccalilli plantain-crisps apple pear
    banana strawberries strawberries-frozen raspberries raspberries-frozen blackberries blueberries
    blueberries-frozen mixed-berries-frozen redcurrants cherries cherries-frozen grapes kiwi orange mandarin
    clementine lemon lime mango mango-frozen pineapple pineapple-canned peach nectarine peaches-canned apricot plum
    fig melon cantaloupe galia-melon watermelon pomegranate-seeds passion-fruit raisins currants dates
    dried-apricots prunes apple-sauce-unsweetened jam jam-less-sugar raspberry-jam forest-fruit-jam cranberry-sauce
    apricot-jam mango-chutney fig-jam coconut-flakes desiccated-coconut basil thai-basil parsley coriander
    celery-leaf mint dill chives thyme oregano-fresh tarragon rosemary sage bay-leaf lime-leaves cinnamon-stick
    star-anise lemongrass chicken-breast chicken-thigh turkey-breast chicken-shawarma chicken-whole-raw chicken-leg
    smoked-chicken duck-breast chicken-drumstick chicken-schnitzel pork-tenderloin pork-leg-steak roast-pork-slices
    pork-schnitzel gyros-meat pulled-pork pork-shoulder pork-belly pork-belly-lean pork-chop stewing-beef lamb-leg
    beef-brisket beef-strips beef-steak ribeye tuna-steak beef-roasting-joint lamb-chop beef-mince-lean beef-mince
    lamb-mince mixed-mince vegan-mince soy-mince-dried pork-mince chicken-mince turkey-mince slavink roast-beef
    smoked-beef salted-beef corned-beef ham turkey-slices chicken-slices parma-ham serrano-ham bacon bacon-lardons
    chorizo salami sucuk smoked-sausage pork-sausage merguez vegan-sausage chipolata-chicken beef-burger
    vegan-burger veggie-burger beef-croquette-oven filet-americain salmon hot-smoked-salmon salmon-canned
    smoked-salmon cod pollock pangasius haddock alaska-pollock tilapia hake salt-cod sea-bass sea-bream plaice
    kibbeling smoked-haddock smoked-mackerel mackerel smoked-trout trout kipper mackerel-in-tomato herring
    herring-fresh sardines-fresh sardines-in-oil anchovies tuna-in-water tuna-in-oil prawns cooked-prawns crayfish
    dutch-shrimps seafood-mix squid mussels mussels-in-shell cockles spare-ribs fish-fingers surimi tofu silken-tofu
    smoked-tofu tempeh seitan vegan-chicken-pieces mycoprotein-pieces soy-chunks-dried soy-protein falafel meatball
    prawn-crackers chicken-shreds egg grated-cheese mozzarella-grated parmesan grana-padano pecorino
    italian-hard-cheese nutritional-cheese cheese-gouda-young cheese-30 cheese-gouda-mature cheese-gouda-old
    cheese-cumin edam cheese-gouda mini-cheese cheddar emmental gruyere vegan-cheese feta white-cheese
    goats-cheese-soft vegan-feta goats-cheese-hard blue-cheese gorgonzola mozzarella burrata halloumi paneer brie
    yoghurt-whole yoghurt-low-fat yoghurt-semi-skimmed greek-yoghurt yoghurt soy-yoghurt coconut-yoghurt skyr
    quark-low-fat quark-full-fat quark soy-quark labneh sour-cream creme-fraiche mascarpone ricotta cottage-cheese
    cream-cheese herb-cheese tzatziki butter vanilla-ice-cream soy-vanilla-ice-cream egg-wrap wholewheat-bread
    brown-bread multigrain-bread spelt-bread white-bread gluten-free-bread sourdough-bread raisin-bread
    low-carb-bread rye-bread wholewheat-roll brown-roll crusty-roll burger-bun english-muffin currant-bun crumpet
    bagel baguette ciabatta croissant focaccia pitta white-pitta naan flatbread turkish-bread chapati roti-bread
    wheat-wrap wholewheat-wrap corn-tortilla gluten-free-wrap crispbread wholewheat-crackers seed-crackers-low-carb
    rice-cakes corn-cakes lentil-cakes rusk toast-rounds oatcakes digestives ontbijtkoek croutons breadcrumbs panko
    panko-vegan tortilla-chips potato baby-potatoes oven-chips sweet-potato-fries white-rice basmati-rice
    jasmine-rice sushi-rice risotto-rice microwave-rice parboiled-rice paella-rice rice-cooked brown-rice
    wild-rice-mix couscous bulgur polenta cornmeal millet pearl-couscous semolina wheat-porridge-flakes quinoa
    buckwheat pearl-barley orzo penne macaroni pasta fusilli wholewheat-pasta lentil-pasta edamame-pasta spaghetti
    vermicelli tagliatelle egg-noodles udon-noodles rice-noodles soba-noodles gnocchi fresh-ravioli tortellini-meat
    lasagne-sheets fresh-lasagne-sheets taco-shells oats muesli crunchy-muesli oat-bran bran-flakes granola
    granola-low-sugar cornflakes wheat-biscuits shredded-wheat chickpeas-canned kidney-beans-canned
    mixed-beans-canned black-beans-canned white-beans-canned butter-beans-canned lupin-beans brown-beans-canned
    baked-beans lentils-canned green-lentils red-lentils split-peas walnuts pecans almonds hazelnuts brazil-nuts
    macadamias mixed-nuts mixed-nuts-raisins nuts cashews peanuts pistachios flaked-almonds sesame-seeds pine-nuts
    pumpkin-seeds sunflower-seeds mixed-seeds linseed linseed-whole hemp-seeds chia-seeds black-sesame-seeds
    cacao-nibs chocolate-sprinkles dark-chocolate milk-chocolate dark-chocolate-85 peanut-butter almond-butter
    tahini peanut-sauce hummus guacamole mayonnaise vegan-mayonnaise vinaigrette hollandaise tartare-sauce
    garlic-sauce caesar-dressing light-spread margarine margarine-vegan honey-mustard-dressing custard
    semolina-pudding pesto-fresh vegan-pesto mint-sauce red-pesto harissa sambal-oelek sriracha ketchup
    cocktail-sauce chocolate-hazelnut-spread honey pizza-sauce seroendeng
  `
    .trim()
    .split(/\s+/),
);

/** A food's name without what does not change its looks: `feta-vegetarian` is `feta`. */
export function plainName(food: string): string {
  let name = food;
  while (!FOODS_WITH_PIECE.has(name) && VARIANT.test(name)) name = name.replace(VARIANT, '');
  return name;
}
