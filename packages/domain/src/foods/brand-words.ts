import { wordsOf } from './fold-text.ts';

/** Brands that sell or make many kinds of food: next to a food's name, the brand does not help to identify the food. */
const MAKERS = phrases(`
  AH; Albert Heijn; Jumbo; Lidl; Aldi; Plus; Dirk; Coop; Spar; Hoogvliet; Picnic; Ekoplaza; Vomar; Nettorama; huismerk;
  G'woon; own brand; own label; Tesco; Asda; Sainsbury's; Sainsburys; Morrisons; Waitrose; M&S; Marks and Spencer;
  Marks & Spencer; Ocado; Delhaize; Colruyt; Carrefour; HEMA;
  Calvé; Unox; Honig; Conimex; Knorr; Maggi; Heinz; Campina; Melkunie; Arla; Zaanse Hoeve; Almhof; Danone; Alpro; Mona;
  Kellogg's; Kelloggs; Quaker; Nestlé; Lotus; Verkade; Bolletje; Wasa; Peijnenburg; Bonduelle; Hak; Iglo; Birds Eye;
  Dr Oetker; Becel; Blue Band; Flora; Remia; Hellmann's; Lipton; Pickwick; Twinings; Douwe Egberts; Nescafé; Cadbury;
  Milka; McVitie's; Duyvis; De Ruijter; Venz; Zonnatura; John West; Princes; Grand Italia; Bertolli; Barilla; De Cecco;
  Mutti; Cirio; Patak's; Blue Dragon; Go-Tan; Koopmans; Président; Galbani; Skippy; Hertog; McCain; Aviko; Mora; Van Dobben;
  Kwekkeboom; Johma; Stegeman; Kips; Zwan; Lassie; Uncle Ben's; Ben's Original; Silvo; Verstegen; Coolbest; Appelsientje;
  Hovis; Warburtons; Müller; Yeo Valley; Oatly; Quorn; Garden Gourmet; Vivera; Linda McCartney`);

/**
 * Brands that mean one kind of food: the brand name identifies the food, and the words next to it only name the
 * variety.
 */
const PRODUCTS = phrases(`
  Nutella; Oreo; Sprite; 7UP; Fanta; Sisi; Coca-Cola; Coca Cola; Pepsi; Red Bull; Monster; Philadelphia; Heineken; Hertog Jan;
  Grolsch; Amstel; Optimel; Vifit; Fristi; Chocomel; Activia; Danoontje; Yakult; Actimel; Weetabix; Brinta; Marmite;
  Snickers; Mars; Twix; Bounty; KitKat; Kit Kat; Pringles; Lay's; Lays; Walkers; Doritos; Cheetos; Bugles; Magnum; Cornetto;
  Ben & Jerry's; Ben and Jerry's; Ben & Jerrys; Häagen-Dazs; Haribo; Boursin; Babybel; Cup-a-Soup; Rivella; Biscoff;
  Coco Pops; Frosties; Special K; Cheerios; Toblerone; Tony's Chocolonely; Ferrero Rocher; Smarties; Huel; Roosvicee`);

function phrases(text: string): readonly (readonly string[])[] {
  return text
    .split(';')
    .map(wordsOf)
    .sort((a, b) => b.length - a.length);
}

/**
 * Returns folded words with the brands resolved: a maker's name is dropped unless nothing else remains; next to a
 * product's name, everything else is dropped.
 */
export function withoutBrands(words: readonly string[]): readonly string[] {
  const product = PRODUCTS.find((brand) => placeOf(brand, words) !== -1);
  if (product !== undefined) return product;
  let rest = words;
  for (const maker of MAKERS) {
    const place = placeOf(maker, rest);
    if (place !== -1 && maker.length < rest.length) rest = rest.toSpliced(place, maker.length);
  }
  return rest;
}

/** The position of one list of words within another; -1 if absent. */
function placeOf(some: readonly string[], words: readonly string[]): number {
  return words.findIndex((_, place) => some.every((word, index) => words[place + index] === word));
}
