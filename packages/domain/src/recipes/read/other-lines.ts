const HEADER_STARTS =
  /^(?:voor (?:de|het|bij|erbij|ernaast|in|op|een)|for (?:the|serving)|ingrediënten|ingredients)\b/i;
const THINGS = [
  'bbq met deksel',
  'barbecue',
  'pizzasteen',
  'pizza stone',
  'bakvorm',
  'springvorm',
  'cakevorm',
  'taartvorm',
  'quichevorm',
  'ovenschaal',
  'muffinvorm',
  'bakblik',
  'braadslee',
  'staafmixer',
  'keukenmachine',
  'blender',
  'foodprocessor',
  'food processor',
  'bakpapier',
  'aluminiumfolie',
  'vershoudfolie',
  'baking paper',
  'parchment paper',
  'baking parchment',
  'greaseproof paper',
  'baking tray',
  'baking sheet',
  'baking dish',
  'cake tin',
  'loaf tin',
  'muffin tin',
  'springform',
  'satéprikkers',
  'sateprikkers',
  'satéstokjes',
  'cocktailprikkers',
  'prikkers',
  'skewers',
  'wooden skewers',
  'cocktail sticks',
  'toothpicks',
  'keukentouw',
  'kitchen string',
  'kitchen twine',
  'cupcakevormpjes',
  'papieren vormpjes',
  'cupcake cases',
  'muffin cases',
  'wokpan',
  'koekenpan',
  'frying pan',
  'stoommandje',
];
const THING = new RegExp(
  `^(?:(?:\\d+|een|a|an|evt\\.?|grote?|kleine?|houten|large|small|non-stick)\\s+)*(?:${THINGS.join('|')})(?![\\p{L}])`,
  'iu',
);

/** Whether a line is the title of a part of the list. */
export function isHeader(line: string): boolean {
  if (line === '' || /^\[[^\]]+\]$/.test(line) || /^#{1,3}\s*\p{L}/u.test(line)) return true;
  if (/^\p{L}[^:]{0,60}:$/u.test(line)) return !/\d/.test(line);
  if (/\d|,/.test(line)) return false;
  return (HEADER_STARTS.test(line) && line.split(' ').length <= 5) || /^ingrediënten$|^ingredients$/i.test(line);
}

/** Whether a line names a thing to cook with. */
export function isEquipment(line: string): boolean {
  return THING.test(line);
}

/** A line without what it is for: "Voor het bakken: 2 el olie". */
export function withoutLabel(line: string): string {
  return line.replace(
    /^(?:voor|for|optioneel|optional|extra|eventueel|topping|saus|sauce|garnering|dressing)\b[^:\d]{0,40}:\s*(?=\S)/i,
    '',
  );
}
