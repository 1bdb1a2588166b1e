import type { DishForm } from '@weekbord/domain/recipes/dish-facts/nature-of-dish';
import type { SceneName } from '@weekbord/domain/recipes/dish-facts/scenes';
import type { Dish } from './dish.ts';

import type { LookName } from './looks-of-foods.ts';

type Meal = Omit<Dish, 'id'>;

/** Creates a meal from a list like that of a recipe: `penne 150, passata 100`. */
const meal = (scene: SceneName, form: DishForm, title: string, parts: string, method = ''): Meal => ({
  scene,
  form,
  meal: 'DINNER',
  title,
  method,
  ingredients: parts.split(', ').map((part) => {
    const [food, grams] = part.split(' ');
    return { food: food!, grams: Number(grams), note: '' };
  }),
});

/** Ready meals, painted as the dishes they contain. */
export const MEALS: ReadonlyMap<LookName, Meal> = new Map(
  Object.entries({
    pizza: meal('PIZZA', 'OVEN', 'pizza margherita', 'pizza-dough 200, passata 70, mozzarella 90, basil 5'),
    'pizza-vegetable': meal(
      'PIZZA',
      'OVEN',
      'pizza',
      'pizza-dough 200, passata 70, red-pepper 50, mushrooms 40, courgette 50, olives-black 15',
    ),
    'pizza-salami': meal('PIZZA', 'OVEN', 'pizza', 'pizza-dough 200, passata 70, mozzarella 70, salami 50'),
    'pizza-ham': meal('PIZZA', 'OVEN', 'pizza', 'pizza-dough 200, passata 70, mozzarella 70, ham 50, pineapple 60'),
    'pizza-tuna': meal(
      'PIZZA',
      'OVEN',
      'pizza',
      'pizza-dough 200, passata 70, mozzarella 70, tuna-in-water 70, red-onion 20',
    ),
    lasagne: meal('GRATIN', 'OVEN', 'lasagne', 'lasagne-sheets 80, passata 150, grated-cheese 50'),
    'lasagne-meat': meal(
      'GRATIN',
      'OVEN',
      'lasagne',
      'lasagne-sheets 80, passata 150, beef-mince 90, grated-cheese 50',
    ),
    'lasagne-vegetable': meal(
      'GRATIN',
      'OVEN',
      'lasagne',
      'lasagne-sheets 80, passata 150, courgette 90, aubergine 60',
    ),
    'macaroni-cheese': meal('MIXED_BED', 'PASTA', 'macaroni', 'macaroni 220, grated-cheese 50'),
    'pasta-bolognese': meal('MIXED_BED', 'PASTA', 'spaghetti bolognese', 'spaghetti 200, passata 100, beef-mince 90'),
    'fried-rice': meal(
      'MIXED_BED',
      'RICE',
      'fried rice',
      'white-rice 180, carrot 40, peas-frozen 40, leek 30, ketjap-manis 5',
    ),
    'rice-with-chicken': meal(
      'MIXED_BED',
      'RICE',
      'fried rice',
      'white-rice 180, chicken-breast 80, carrot 30, peas-frozen 30',
    ),
    noodles: meal(
      'MIXED_BED',
      'NOODLES',
      'noodles',
      'egg-noodles 200, carrot 50, beansprouts 40, leek 30, soy-sauce 6',
    ),
    'curry-meal': meal(
      'WITH_BED',
      'RICE',
      'curry with rice',
      'white-rice 150, chickpeas-canned 70, cauliflower 60, red-pepper 40, tikka-paste 15, coconut-milk 90',
    ),
    'curry-chicken': meal(
      'WITH_BED',
      'RICE',
      'chicken curry with rice',
      'white-rice 150, chicken-breast 120, red-pepper 40, tikka-paste 15, coconut-milk 90',
    ),
    'curry-green': meal(
      'WITH_BED',
      'RICE',
      'green curry with rice',
      'white-rice 150, chicken-breast 100, green-beans 50, green-curry-paste 15, coconut-milk 90',
    ),
    'meat-with-rice': meal(
      'WITH_BED',
      'RICE',
      'stir-fry with rice',
      'white-rice 150, pork-tenderloin 110, red-pepper 40, sweet-sour-sauce 60, pineapple 40',
    ),
    'stew-meal': meal(
      'STEW',
      'PAN',
      'beef stew',
      'stewing-beef 200, carrot 80, onion 50, beef-stock 100, tomato-puree 15',
    ),
    'chilli-meal': meal(
      'STEW',
      'PAN',
      'chilli con carne',
      'beef-mince 110, kidney-beans-canned 110, chopped-tomatoes 120, red-pepper 40',
    ),
    'vegetable-stew': meal(
      'STEW',
      'PAN',
      'vegetable stew',
      'chickpeas-canned 120, carrot 80, courgette 80, chopped-tomatoes 120',
    ),
    'mash-meal': meal('STAMPPOT', 'POTATO', 'stamppot', 'potato 250, kale 120', 'Mash the potatoes.'),
    'mash-endive': meal('STAMPPOT', 'POTATO', 'stamppot', 'potato 250, endive 120', 'Mash the potatoes.'),
    'mash-carrot': meal('STAMPPOT', 'POTATO', 'hutspot', 'potato 220, carrot 180, onion 60', 'Mash the potatoes.'),
    'mash-sauerkraut': meal(
      'STAMPPOT',
      'POTATO',
      'zuurkool stamppot',
      'potato 250, sauerkraut 140',
      'Mash the potatoes.',
    ),
    'sausages-mash': meal(
      'SIDES',
      'POTATO',
      'sausages and mash',
      'potato 250, pork-sausage 150, gravy 40',
      'Mash the potatoes.',
    ),
    'salmon-bowl': meal(
      'TOSSED',
      'BOWL',
      'poke bowl',
      'sushi-rice 150, salmon 90, avocado 50, cucumber 50, edamame 40',
    ),
    'burger-meal': meal('CLOSED', 'BREAD', 'hamburger', 'burger-bun 60, beef-mince 100, lettuce 15, tomato 25'),
    'wrap-meal': meal('WRAPPED', 'WRAP', 'wrap', 'wheat-wrap 60, chicken-breast 90, lettuce 30, tomato 30'),
    'vegetable-wrap': meal(
      'WRAPPED',
      'WRAP',
      'wrap',
      'wheat-wrap 60, black-beans-canned 70, lettuce 30, tomato 30, avocado 30',
    ),
    'tomato-soup': meal('SOUP', 'SOUP', 'tomato soup', 'chopped-tomatoes 300, basil 4', 'Blend.'),
    'pea-soup': meal('SOUP', 'SOUP', 'split pea soup', 'split-peas 120, carrot 40, leek 30, celeriac 30'),
    soup: meal('SOUP', 'SOUP', 'vegetable soup', 'vegetable-stock 300, carrot 50, leek 40, peas-frozen 30, celery 30'),
    'chicken-soup': meal(
      'SOUP',
      'SOUP',
      'chicken soup',
      'chicken-stock 300, chicken-breast 60, carrot 40, vermicelli 20, parsley 3',
    ),
    'mushroom-soup': meal(
      'SOUP',
      'SOUP',
      'mushroom soup',
      'cream-cooking 120, mushrooms 90, vegetable-stock 150, parsley 3',
    ),
    'pumpkin-soup': meal('SOUP', 'SOUP', 'pumpkin soup', 'pumpkin 300, pumpkin-seeds 6', 'Blend.'),
    'lentil-soup': meal('SOUP', 'SOUP', 'lentil soup', 'red-lentils 100, carrot 40, parsley 3', 'Blend.'),
    'onion-soup': meal('SOUP', 'SOUP', 'onion soup', 'beef-stock 280, onion 150'),
    'broccoli-soup': meal('SOUP', 'SOUP', 'broccoli soup', 'broccoli 250, parsley 2', 'Blend.'),
    'miso-soup': meal('SOUP', 'SOUP', 'miso soup', 'water 280, miso-paste 15, tofu 50, spring-onion 8, nori 2'),
    'noodle-soup': meal(
      'SOUP',
      'SOUP',
      'noodle soup',
      'beef-stock 280, rice-noodles 80, beansprouts 30, spring-onion 8, chilli 4',
    ),
    'fish-soup': meal('SOUP', 'SOUP', 'clam chowder', 'cream-cooking 150, mussels 60, potato 60, celery 30'),
    'salad-meal': meal('TOSSED', 'SALAD', 'mixed salad', 'lettuce 60, tomato 50, cucumber 50, red-onion 10'),
    'potato-salad': meal('TOSSED', 'SALAD', 'potato salad', 'potato 180, spring-onion 12, gherkins 20, chives 3'),
    'greek-salad': meal(
      'TOSSED',
      'SALAD',
      'greek salad',
      'tomato 90, cucumber 80, feta 50, red-onion 15, olives-black 20',
    ),
    'pasta-salad': meal('TOSSED', 'SALAD', 'pasta salad', 'penne 150, cherry-tomatoes 50, olives-black 15, rocket 10'),
    'couscous-salad': meal('TOSSED', 'SALAD', 'couscous salad', 'couscous 150, red-pepper 40, cucumber 40, mint 4'),
    'cabbage-salad': meal('TOSSED', 'SALAD', 'coleslaw', 'white-cabbage 110, carrot 40'),
    'kebab-meal': meal(
      'WRAPPED',
      'WRAP',
      'wrap',
      'pitta 80, chicken-shawarma 110, lettuce 30, tomato 30, red-onion 10',
    ),
    'sandwich-meat': meal('CLOSED', 'BREAD', 'sandwich', 'white-bread 70, ham 30, lettuce 12, tomato 30'),
    'sandwich-fish': meal('CLOSED', 'BREAD', 'sandwich', 'baguette 90, tuna-in-water 60, lettuce 12, cucumber 20'),
    'sandwich-cheese': meal('CLOSED', 'BREAD', 'toastie', 'white-bread 70, cheese-gouda-young 40'),
    sandwich: meal('CLOSED', 'BREAD', 'sandwich', 'wholewheat-bread 70, lettuce 20, tomato 40, cucumber 30'),
    'bread-with-eggs': meal('OPEN', 'BREAD', 'fried eggs on bread', 'white-bread 70, egg 100', 'Fry the eggs.'),
    'full-english': meal(
      'SIDES',
      'PAN',
      'fried breakfast',
      'egg 100, bacon 40, pork-sausage 80, baked-beans 120, tomato 80',
      'Fry the eggs.',
    ),
    'fish-bake': meal('GRATIN', 'OVEN', 'fish pie', 'potato 220, cod 120, grated-cheese 30'),
    'mince-bake': meal('GRATIN', 'OVEN', 'shepherds pie', 'potato 220, lamb-mince 120, peas-frozen 40'),
    kapsalon: meal(
      'GRATIN',
      'OVEN',
      'kapsalon',
      'oven-chips 150, chicken-shawarma 100, grated-cheese 30, lettuce 20, tomato 25',
    ),
    'aubergine-bake': meal('GRATIN', 'OVEN', 'moussaka', 'aubergine 150, beef-mince 90, passata 90, grated-cheese 30'),
    'enchilada-meal': meal(
      'GRATIN',
      'OVEN',
      'enchilada bake',
      'wheat-wrap 90, chicken-breast 90, passata 90, grated-cheese 40',
    ),
    sate: meal('STEW', 'PAN', 'chicken in peanut sauce', 'chicken-breast 160, peanut-sauce 90, spring-onion 6'),
    'fruit-salad': meal('TOSSED', 'BOWL', 'fruit salad', 'strawberries 50, kiwi 50, orange 50, grapes 40, apple 40'),
  }),
);
