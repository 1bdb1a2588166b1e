/**
 * Returns a measure's name for a list of measures, with its grams or millilitres unless these are the measure itself.
 */
export function measureText(
  serving: Readonly<{ measure: string; measurement_description: string; one_serving_in_metric_value: number }>,
  number: (value: number, decimals?: number) => string,
  unit: 'g' | 'ml' = 'g',
): string {
  const { measure, measurement_description: name, one_serving_in_metric_value: grams } = serving;
  return measure === 'g' || measure === 'ml' ? name : `${name} (${number(grams, 1)} ${unit})`;
}
