import type { Language } from '../../languages/languages.ts';
import { timesOfStep } from '../directions/step-times.ts';

type Said = Readonly<{
  /** Beginnings of the substitute's own names. */
  names: RegExp;
  /** The words that steps use for the substitute. */
  noun: RegExp;
  /** The tip for the cook if the steps, written for another food, do not suit the substitute. */
  tip: string;
}>;

/** How a substitute is cooked: limits in minutes, or the fact that it must be boiled instead of soaked. */
type CookingOfSubstitute = Readonly<Record<Language, Said>> &
  Readonly<{ most?: number; least?: number; mustBoil?: true }>;

/** The first match counts. */
const COOKING_OF_SUBSTITUTES: readonly CookingOfSubstitute[] = [
  {
    most: 12,
    en: {
      names: /^(?:gluten-free )?vegan chicken/iu,
      noun: /(?<!\p{L})vegan chicken/iu,
      tip: 'Vegan chicken is done sooner: only add it for the last 10 minutes.',
    },
    nl: {
      names: /^(?:glutenvrije )?vegan kip/iu,
      noun: /(?<!\p{L})vegan kip/iu,
      tip: 'Vegan kip is eerder gaar: laat hem alleen de laatste 10 minuten meegaren.',
    },
  },
  {
    most: 25,
    en: {
      names: /^(?:gluten-free )?vegan sausage/iu,
      noun: /(?<!\p{L})vegan sausage/iu,
      tip: 'Vegan sausages are done sooner: only add them for the last 12 minutes.',
    },
    nl: {
      names: /^(?:glutenvrije )?vegan worst/iu,
      noun: /(?<!\p{L})vegan worst/iu,
      tip: 'Vegan worst is eerder gaar: laat hem alleen de laatste 12 minuten meegaren.',
    },
  },
  {
    most: 16,
    en: {
      names: /^sweet potato(?! oven)/iu,
      noun: /(?<!\p{L})sweet potato/iu,
      tip: 'Sweet potato is tender sooner than potato: prick it after 12 minutes.',
    },
    nl: {
      names: /^zoete aardappel/iu,
      noun: /(?<!\p{L})zoete ?aardappel/iu,
      tip: 'Zoete aardappel is eerder gaar dan aardappel: prik er na 12 minuten in.',
    },
  },
  {
    least: 6,
    en: {
      names: /^(?:chicken (?:thigh|breast)[^(]*\(raw\)|chicken mince|turkey mince)/iu,
      noun: /(?<!\p{L})(?:(?<!vegan )chicken|turkey mince)/iu,
      tip: 'Poultry must be cooked through: cook it for 6 to 8 minutes in all.',
    },
    nl: {
      names: /^(?:kip(?:filet|pendijfilet) \(rauw\)|kippendijfilet \(rauw\)|kipgehakt|kalkoengehakt)/iu,
      noun: /(?<!\p{L})(?:(?<!vegan )kip|kalkoengehakt)/iu,
      tip: 'Kip en kalkoen moeten helemaal gaar zijn: reken in totaal op 6 tot 8 minuten.',
    },
  },
  {
    mustBoil: true,
    en: {
      names: /^quinoa/iu,
      noun: /(?<!\p{L})quinoa/iu,
      tip: 'Quinoa needs more than soaking: boil it for 12 minutes instead.',
    },
    nl: {
      names: /^quinoa/iu,
      noun: /(?<!\p{L})quinoa/iu,
      tip: 'Quinoa wordt niet gaar van wellen: kook hem in plaats daarvan 12 minuten.',
    },
  },
];

/** Words that mean that the food leaves the pan or is no longer being cooked. */
const OUT: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:take (?:it|them|everything|the (?:vegan )?chicken|out)|set (?:it |them )?aside|keep (?:it |them )?warm|remove)\b/i,
  nl: /(?<!\p{L})(?:eruit|uit de pan|opzij|apart|houd (?:hem |ze )?warm)(?!\p{L})/iu,
};
/**
 * Words for prolonged gentle heat or roasting. Baking is left out: a filling that was fried first may bake for longer.
 */
const SLOW: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:simmer|poach|stew|braise|roast|boil)\b/i,
  nl: /(?<!\p{L})(?:pruttel|pocheer|stoof|stoven|sudder|rooster|zachtjes|trekken|kook (?=de |het ))/iu,
};
/** Sentences in which the food is fried on its own. */
const FRIED: Readonly<Record<Language, RegExp>> = { en: /^fry the /i, nl: /^bak (?:de|het) .*(?:olie|boter)/iu };
/** Sentences in which whatever is in the pan cooks on: 'Simmer gently for 25 minutes.' */
const GOES_ON: Readonly<Record<Language, RegExp>> = {
  en: /^(?:cover and )?(?:simmer|braise|stew|roast)(?: \p{L}+){0,3} \d/iu,
  nl: /^(?:laat|stoof|rooster)(?: \p{L}+){0,6} \d/iu,
};
const RESTS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:marinate|leave|fridge|rest)\b/i,
  nl: /(?<!\p{L})(?:marineren|intrekken|koelkast|rusten|staan)(?!\p{L})/iu,
};
const EACH_SIDE: Readonly<Record<Language, RegExp>> = { en: /(?:each|a) side/i, nl: /(?:per|elke|aan elke) kant/i };
const SOAKS: Readonly<Record<Language, RegExp>> = { en: /boiling water over/i, nl: /kokend water (?:op|over)/i };
const SECONDS = 60;

/** How long a food is cooked: `longest` minutes in the step at index `at`, and `all` minutes while it is in the pan. */
type Minutes = Readonly<{ all: number; longest: number; at: number }>;

function minutesOf(steps: readonly string[], noun: RegExp, language: Language): Minutes {
  let [all, longest, place, isIn] = [0, 0, 0, false];
  for (const [at, step] of steps.entries())
    for (const sentence of step.split(/(?<=[.!?])\s+/u)) {
      const isNamed = noun.test(sentence);
      const times = RESTS[language].test(sentence) ? [] : timesOfStep(sentence);
      const sides = EACH_SIDE[language].test(sentence) ? 2 : 1;
      const minutes = times.map(({ seconds, upTo }) => (sides * (upTo ?? seconds)) / SECONDS);
      if (isNamed || isIn) all += minutes.reduce((sum, one) => sum + one, 0);
      const isCooked = isNamed
        ? SLOW[language].test(sentence) || FRIED[language].test(sentence)
        : isIn && GOES_ON[language].test(sentence);
      const most = isCooked ? Math.max(0, ...minutes) : 0;
      if (most > longest) [longest, place] = [most, at];
      isIn = (isIn || isNamed) && !OUT[language].test(sentence);
    }
  return { all, longest, at: place };
}

/** The steps of a version, with a tip added to each one that does not suit the substitute that it cooks. */
export function withCookingOf(
  substitutes: readonly Readonly<{ name: string; language: Language }>[],
  steps: readonly string[],
): readonly string[] {
  return substitutes.reduce((said, { name, language }) => {
    const cooking = COOKING_OF_SUBSTITUTES.find((one) => one[language].names.test(name));
    if (cooking === undefined) return said;
    const { noun, tip } = cooking[language];
    const at = unsuitedStep(cooking, said, noun, language);
    return at === null || said[at]!.includes(tip) ? said : said.with(at, `${said[at]} ${tip}`);
  }, steps);
}

/** The index of the first step that needs a tip; null if the steps suit the substitute. */
function unsuitedStep(
  { most = Infinity, least = 0, mustBoil }: CookingOfSubstitute,
  steps: readonly string[],
  noun: RegExp,
  language: Language,
): number | null {
  const { all, longest, at } = minutesOf(steps, noun, language);
  if (longest > most) return at;
  if (all > 0 && all < least) return steps.findIndex((step) => noun.test(step) && timesOfStep(step).length > 0);
  const soaking = steps.findIndex((step) => noun.test(step) && SOAKS[language].test(step));
  return mustBoil === true && soaking >= 0 ? soaking : null;
}
