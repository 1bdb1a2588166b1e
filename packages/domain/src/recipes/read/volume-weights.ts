import type { GroceryCategory } from '../../foods/grocery-categories.ts';
import type { WeighableFood } from './weighable-food.ts';

/** Grams per American cup (240 ml) of foods that are cut or leafy, by their English names; USDA's household weights. */
const GRAMS_OF_CUP: readonly (readonly [names: RegExp, grams: number])[] = [
  [/\b(?:spinach|rocket|watercress|lamb's lettuce|beansprouts? leaves|baby leaf)/i, 30],
  [/\b(?:lettuce|romaine|iceberg|little gem|endive|mixed (?:salad|leaves)|salad leaves|chicory)/i, 45],
  [/\b(?:kale|chard|cavolo nero|spring greens|pak choi|chinese (?:leaf|cabbage))/i, 45],
  [/\b(?:basil|parsley|coriander|dill|mint|chives|tarragon|chervil|rosemary|thyme|sage|oregano)\b/i, 24],
  [/\b(?:cabbage|coleslaw|sauerkraut)/i, 85],
  [/\b(?:mushroom|chanterelle|shiitake|portobello)/i, 75],
  [/\b(?:broccoli|cauliflower|romanesco)/i, 90],
  [/\b(?:green beans|runner beans|mangetout|sugar snaps?|asparagus)/i, 110],
  [/\b(?:celery|fennel|beansprouts?|bean sprouts)/i, 101],
  [/\b(?:carrot|parsnip|turnip|swede|celeriac|radish|beetroot|kohlrabi)/i, 120],
  [/\b(?:onion|shallot|leek)/i, 130],
  [/\b(?:spring onion)/i, 100],
  [/\b(?:pepper|paprika|courgette|cucumber|aubergine)\b/i, 130],
  [/\b(?:tomato)/i, 170],
  [/\b(?:potato|sweet potato|pumpkin|squash|yam|cassava)/i, 140],
  [/\b(?:peas|sweetcorn|edamame|broad beans|mixed vegetables)\b/i, 145],
  [/\b(?:strawberr|blueberr|blackberr|mixed berries)/i, 148],
  [/\b(?:raspberr|redcurrant|cranberr)/i, 115],
  [/\b(?:apple|pear|mango|pineapple|peach|melon|papaya|grape|cherr|plum|apricot|banana|orange|nectarine|kiwi)/i, 155],
  [/\b(?:raisin|sultana|currant|date|fig|prune|dried)/i, 150],
  [/\b(?:parmesan|grana padano|pecorino|hard cheese)/i, 90],
  [/\b(?:feta|goat'?s cheese|blue cheese|gorgonzola|salad cheese|crumb)/i, 135],
  [
    /\b(?:cottage cheese|ricotta|quark|cream cheese|mascarpone|yoghurt|skyr|sour cream|crème fraîche|soft cheese)/i,
    240,
  ],
  [/\b(?:cheese|cheddar|mozzarella|gruyère|emmental|gouda|edam)/i, 113],
  [/\b(?:flaked almonds|desiccated coconut|coconut flakes|coconut chips)/i, 85],
  [/\b(?:pecan|walnut)/i, 110],
  [/\b(?:almond|cashew|hazelnut|peanut|macadamia|brazil|pistachio|pine nut|mixed nuts)/i, 140],
  [/\b(?:chocolate chips|chocolate drops|chocolate)/i, 170],
  [/\b(?:lentils|chickpeas|beans|split peas)\b.*\b(?:tinned|drained|cooked|jar)/i, 170],
  [/\b(?:lentils|chickpeas|beans|split peas)\b/i, 190],
  [/\b(?:quinoa|couscous|bulgur|rice|barley|millet|buckwheat|amaranth|freekeh)/i, 180],
  [/\b(?:penne|fusilli|macaroni|pasta|orzo|spaghetti|noodles|shells|tagliatelle)/i, 100],
  [/\b(?:oats|oat flakes|muesli)/i, 90],
  [/\b(?:granola)/i, 110],
  [/\b(?:cornflakes|puffed|popcorn|cereal)/i, 30],
  [/\b(?:breadcrumbs|panko)/i, 90],
  [/\b(?:croutons|crisps|tortilla chips|pretzels)/i, 40],
  [/\b(?:bread|brioche|toast)\b/i, 40],
  [/\b(?:biscuit|cracker|cookie|marshmallow)/i, 90],
  [/\b(?:chicken|turkey|beef|pork|ham|lamb|duck|bacon)\b/i, 140],
  [/\b(?:salmon|tuna|crab|prawns|mussels)\b/i, 145],
  [/\b(?:olives|capers|gherkin|jalape)/i, 135],
  [/\b(?:starch|cornflour)\b/i, 125],
  [/\b(?:flour)\b/i, 125],
  [/\b(?:icing sugar)/i, 120],
  [/\b(?:sugar|xylitol|erythritol)/i, 200],
  [/\b(?:honey|syrup|molasses|treacle)\b/i, 330],
  [/\b(?:jam|marmalade|chutney|relish|curd)\b/i, 310],
  [/\b(?:peanut butter|almond butter|nut butter|tahini|spread)/i, 255],
  [/\b(?:butter|margarine|lard|shortening|ghee)\b/i, 225],
  [/\b(?:oil)\b/i, 218],
];

/** Grams per millilitre, in a cup or a spoon, of a food that is not in GRAMS_OF_CUP. */
const BY_CATEGORY: Partial<Readonly<Record<GroceryCategory, number>>> = {
  VEGETABLE: 0.5,
  FRUIT: 0.62,
  HERB: 0.1,
  SPICE: 0.45,
  NUT: 0.55,
  SEED: 0.6,
  MEAT: 0.6,
  DAIRY: 1,
  DRINK: 1,
  WINE: 1,
  SAUCE: 1,
  SOUP: 1,
  OIL: 0.92,
  SPREAD: 1.1,
  PRESERVED: 0.7,
};
const USUAL = 0.6;
const CUP_ML = 240;
/** Food pressed into a cup weighs half as much again. */
const PACKED = 1.5;

/** Grams per millilitre of a food in a cup or spoon as a cook fills it. */
export function gramsPerMl(food: WeighableFood, isPacked = false): number {
  const cup = GRAMS_OF_CUP.find(([names]) => names.test(food.name))?.[1];
  const density = cup === undefined ? (BY_CATEGORY[food.category] ?? USUAL) : cup / CUP_ML;
  return isPacked && density < USUAL ? density * PACKED : density;
}
