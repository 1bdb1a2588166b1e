/** A way to measure a food, as far as an amount to begin with depends on it. */
type Measurable = Readonly<{ measure: string; one_serving_in_metric_value: number }>;

/** Measures of what is eaten at a time, which people count; spoons and pinches are for cooking. */
const COUNTED = ['piece', 'serving', 'slice', 'glass', 'bowl', 'bar', 'fillet'];
/** Grams or millilitres to begin with, as labels give them. */
const USUAL_METRIC = 100;
/** The lightest and the heaviest, in grams, that a person would eat at once. */
const [LEAST, MOST] = [5, 600];

/** How a food is most likely measured: by what people count of it, else by weight or volume, else by whatever there is. */
export function usualServing<Serving extends Measurable>(servings: readonly Serving[]): Serving | undefined {
  const counted = COUNTED.flatMap((measure) => servings.filter((serving) => serving.measure === measure)).find(
    ({ one_serving_in_metric_value: grams }) => grams >= LEAST && grams <= MOST,
  );
  return counted ?? servings.find(isMetric) ?? servings[0];
}

/** How many of a serving to begin with: 100 g or ml, 1 of anything else. */
export function usualQuantity(serving: Measurable): number {
  return isMetric(serving) && serving.one_serving_in_metric_value < 2 ? USUAL_METRIC : 1;
}

/** How much one press of plus or minus adds: 10 g or ml, half of a spoon or a piece. */
export function quantityStep(serving: Measurable): number {
  return usualQuantity(serving) === 1 ? 0.5 : 10;
}

/** The next amount on the steps of a serving; never nothing, and below the first step the smallest one. */
export function steppedQuantity(quantity: number, serving: Measurable, direction: 1 | -1): number {
  const step = quantityStep(serving);
  const next =
    direction === 1 ? (Math.floor(quantity / step + 1e-9) + 1) * step : (Math.ceil(quantity / step - 1e-9) - 1) * step;
  return Math.max(step, next);
}

function isMetric({ measure }: Measurable): boolean {
  return measure === 'g' || measure === 'ml';
}
