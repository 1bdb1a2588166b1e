/**
 * The weights, in points, of everything the planner minimises. One point is worth about half a percent of a day's
 * energy outside the band. The balance between them is a product decision, measured by bench/week.ts.
 */
export type PlannerWeights = Readonly<{
  /** Factor for the day's deviation from its targets; 0.5 trades precision for more favourites. */
  nutrition: number;
  /** A recipe that is not a favourite. */
  nonFavourite: number;
  /**
   * A recipe that few people choose of their own accord; a tenth of this is subtracted for a recipe that nearly
   * everyone likes.
   */
  appeal: number;
  /** A recipe whose fresh ingredients are out of season. */
  offSeason: number;
  /** What is subtracted for a recipe whose fresh ingredients are in season, unless they are in season all year. */
  inSeason: number;
  /** A side dish that is a dessert. */
  sweetSide: number;
  /** A dish from the home cooking of another country. */
  otherHome: number;
  /** A cold dish or bread for dinner, when people want a hot meal. */
  coldDinner: number;
  /** A recipe without a preferred tag, on a date that prefers one. */
  withoutPreferredTag: number;
  /** A recipe that takes longer than the slot's budget, and each minute beyond it. */
  late: number;
  minuteOver: number;
  /** Per minute by which the total of a weekday's meals exceeds DAY_MINUTES. */
  dayMinuteOver: number;
  /** Per day by which fresh fish is planned later than the second day, because the shopping is done at the start. */
  freshFishLate: number;
  /** Per distinct food on the grocery list, times its price there. */
  bought: number;
  /** Per tin that is opened and not used up, by the remaining share. */
  tinRest: number;
  /** A main meal that was planned recently. */
  recent: number;
  /** Lunch and dinner of a day with the same protein source, or in the same form. */
  sameSource: number;
  sameForm: number;
  /** Lunch and dinner of a day that both have potatoes, rice, pasta or grains, or that both have eggs. */
  sameBase: number;
  sameEggs: number;
  /** For each trait (protein source, form, starch) that dinners on consecutive days share. */
  nextDinner: number;
  /** Per dinner too many or too few for the week's mix of protein sources. */
  mix: number;
  /** Per breakfast too many or too few for the week's mix of bread or savoury breakfasts, bowls and drinks. */
  breakfastMix: number;
  /** Per main meal of a form, of a source at lunch, or of a cuisine above a week's limit. */
  monotony: number;
  /** Two main meals of a plan, two other meals of a day, or two breakfasts that are the same dish in all but name. */
  alike: number;
  /**
   * Per meal in which a noticeable food exceeds its weekly limit or is repeated on the next day, and for a breakfast on
   * the third day in a row.
   */
  again: number;
  /**
   * For each meal that exceeds the weekly limit of its dish family, or comes too soon after another of that family;
   * doubled on the same day.
   */
  family: number;
  /** A dish in which another food replaces the meat, fish, egg or dairy that it is named after. */
  substitute: number;
  /** A lunch or dinner with soy or a meat substitute as its main food, for someone who eats everything. */
  plantProtein: number;
  /** Per 100 g of a meal above what fits in a bowl or on a plate, or above what people eat of one food. */
  bulk: number;
  /** A product for special diets, for someone who avoids nothing. */
  special: number;
  /** A food that is not sold in the person's country, in a dish that is not a favourite. */
  unsold: number;
  /**
   * Per gram by which the week's daily mean falls short in vegetables, fruit or fibre, or exceeds the maximum of salt.
   */
  produceShort: number;
  fiberShort: number;
  saltOver: number;
  /** Per gram of salt in a meal above what one meal should contain. */
  saltyMeal: number;
  /** Per gram that the week's daily mean is short of milk and its substitutes. */
  dairyShort: number;
  /** A day without a piece of fruit. */
  withoutFruit: number;
  /** Per gram of excess in a day's cooked pulses, fibre and free sugars. */
  pulsesOver: number;
  fiberOver: number;
  sugarsOver: number;
  /** A meal that does not meet the person's wishes for the week, and each minute over the limit they set. */
  wish: number;
  wishMinute: number;
  /** A main meal that is new when the person wants familiar ones, or vice versa. */
  familiarity: number;
}>;

/** The product's default balance. */
export const DEFAULT_WEIGHTS: PlannerWeights = {
  nutrition: 10.5,
  wish: 140,
  wishMinute: 14,
  familiarity: 28,
  nonFavourite: 5,
  appeal: 6,
  offSeason: 22,
  inSeason: 5,
  sweetSide: 14,
  otherHome: 12,
  coldDinner: 5,
  withoutPreferredTag: 9,
  late: 22,
  minuteOver: 0.07,
  dayMinuteOver: 2.2,
  freshFishLate: 1.5,
  bought: 10,
  tinRest: 3,
  recent: 12,
  sameSource: 24,
  sameForm: 24,
  sameBase: 32,
  sameEggs: 10,
  nextDinner: 5,
  mix: 28,
  breakfastMix: 78,
  monotony: 4,
  alike: 7,
  again: 3.4,
  family: 17,
  substitute: 9,
  plantProtein: 7,
  bulk: 2.5,
  special: 13,
  unsold: 26,
  produceShort: 1.4,
  fiberShort: 3.3,
  saltOver: 400,
  saltyMeal: 3,
  dairyShort: 0.25,
  withoutFruit: 22,
  pulsesOver: 0.2,
  fiberOver: 1.6,
  sugarsOver: 0.5,
};

/** The given weights where they are usable numbers, otherwise the defaults. */
export function resolveWeights(given: Partial<PlannerWeights> | undefined): PlannerWeights {
  const resolved: Record<string, number> = { ...DEFAULT_WEIGHTS };
  for (const [name, value] of Object.entries(given ?? {})) {
    if (name in resolved && Number.isFinite(value) && value >= 0) resolved[name] = value;
  }
  return resolved as PlannerWeights;
}
