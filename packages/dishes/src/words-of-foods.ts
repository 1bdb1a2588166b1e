import type { LookName } from './looks-of-foods.ts';
import { PRODUCTS } from './words-of-products.ts';
import { THINGS } from './words-of-things.ts';

/** Products that are also flavours of other products: a bar with chocolate is a bar. */
const TASTES: readonly (readonly [look: LookName, pattern: RegExp])[] = [
  ['oats', /\boats?\b|\bhavermout\b|haver(?:vlokken)|oatmeal/],
  [
    'chocolate',
    /chocola(?:de|te|ts)?\b|\w+chocolade\b|chocoladereep|tony'?s|milka|kitkat|kit kat|\bmars\b|snickers|twix|bounty|bonbons?|verkade|toblerone|cote d'or/,
  ],
  ['white-chocolate', /white chocolate|witte chocolade/],
  ['salt-bowl', /\bsalt\b|\bzout\b|zeezout|keukenzout/],
  ['sugar', /\bsugar\b|suiker\b|\w*suiker\b|sweetener|zoetstof|stevia|xylitol|erythritol|maltodextrin/],
  ['brown-sugar', /(?:brown|coconut|palm) sugar|(?:basterd|kokos|palm|riet)suiker|bruine suiker/],
  ['coffee', /coffee|koffie|espresso|nescafe|lungo|senseo|ristretto/],
  ['milk', /\bmilk\b|\bmelk\b|karnemelk|buttermilk|\bkefir\b|volle melk|halfvolle melk|magere melk|ayran/],
  ['cream', /cream|room\b|slagroom|kookroom|creme fraiche|zure room|whipped topping|clotted/],
  ['honey-jar', /honey|honing|agave|golden syrup|date syrup|dadelstroop|corn syrup/],
  ['caramel-jar', /speculoos spread|speculoospasta|caramel sauce|karamelsaus|dulce de leche|biscoff spread/],
  ['water', /\bwater\b|mineraalwater|bronwater|\bspa (?:blauw|reine)\b|coconut water|kokoswater|rose water/],
  [
    'beer',
    /\bbeers?\b|\blager\b|\bale\b|\bbier\b|\bpils(?:ener)?\b|heineken|grolsch|hertog jan|radler|witbier|weizen|\bipa\b|tripel/,
  ],
  ['white-wine', /white wine|witte wijn|\bwine\b|wijn\b|sherry|vermouth|\bsake\b|shaoxing wine|chardonnay|sauvignon/],
  ['red-wine', /red wine|rode wijn|\bport\b|rodewijn|merlot|rioja|mulled wine|gluhwein|sangria/],
  ['whisky', /whisk[e]?y|bourbon|\brum\b|cognac|brandy|liqueur|likeur/],
  [
    'black-pepper-bowl',
    /(?<!red |yellow |green |chilli )pepper(?:corns)?$|black pepper|white pepper|\bpeper\b|zwarte peper|peppercorns/,
  ],
  [
    'nuts-bowl',
    /(?<!wal|cashew|hazel|pecan|pistache|macadamia|para|kastanje)noten(?:mix|melange)?\b|(?<!cashew |pecan |brazil |pine |macadamia )\bnuts?\b|studentenhaver|trail mix|bombay mix|borrelnootjes|cocktailnootjes|coated peanuts|chestnuts?/,
  ],
];

/**
 * Assigns words of names, in both languages, to a tier: first products, then those that are also flavours, then
 * ingredients. Within a tier, the word that ends last wins: melkchocolade is chocolate, chocolademelk is milk.
 */
const inTier = (tier: number, rules: readonly (readonly [LookName, RegExp])[]) =>
  rules.map(([look, { source }]) => ({ look, tier, pattern: new RegExp(source, 'g') }));

/** Every word that identifies a look. */
export const RULES = [...inTier(1, PRODUCTS), ...inTier(2, TASTES), ...inTier(3, THINGS)];
