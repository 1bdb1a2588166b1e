/** The fields of a serving that determine the initial amount. */
type Measurable = Readonly<{ measure: string; one_serving_in_metric_value: number }>;

/** Measures in which people count what they eat; spoons and pinches are for cooking. */
const COUNTED = ['piece', 'serving', 'slice', 'glass', 'bowl', 'bar', 'fillet'];
/** The amount to start with, in g or ml, as on labels. */
const USUAL_METRIC = 100;
/** LEAST and MOST: the smallest and the largest amount, in grams, that a person would eat in one sitting. */
const [LEAST, MOST] = [5, 600];

/**
 * The most likely serving of a food: a serving in a measure that people count in, otherwise by weight or volume,
 * otherwise the first.
 */
export function usualServing<Serving extends Measurable>(servings: readonly Serving[]): Serving | undefined {
  const counted = COUNTED.flatMap((measure) => servings.filter((serving) => serving.measure === measure)).find(
    ({ one_serving_in_metric_value: grams }) => grams >= LEAST && grams <= MOST,
  );
  return counted ?? servings.find(isMetric) ?? servings[0];
}

/** The initial number of servings: 100 g or ml, 1 of anything else. */
export function usualQuantity(serving: Measurable): number {
  return isMetric(serving) && serving.one_serving_in_metric_value < 2 ? USUAL_METRIC : 1;
}

/** The step of the plus and minus buttons: 10 g or ml, half a spoon or piece. */
export function quantityStep(serving: Measurable): number {
  return usualQuantity(serving) === 1 ? 0.5 : 10;
}

/** The amount one step up or down, as a multiple of the step; never less than one step. */
export function steppedQuantity(quantity: number, serving: Measurable, direction: 1 | -1): number {
  const step = quantityStep(serving);
  const next =
    direction === 1 ? (Math.floor(quantity / step + 1e-9) + 1) * step : (Math.ceil(quantity / step - 1e-9) - 1) * step;
  return Math.max(step, next);
}

function isMetric({ measure }: Measurable): boolean {
  return measure === 'g' || measure === 'ml';
}
