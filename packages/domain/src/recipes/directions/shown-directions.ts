/** The placeholder step of a recipe that only records what was eaten. */
const PLACEHOLDER = /^\s*(self[ -]?made meal|zelfgemaakte maaltijd)\s*[.!]?\s*$/i;

/** The steps to display: none if the only one is the placeholder for a self-made meal. */
export function shownDirections<Step extends Readonly<{ text: string }>>(directions: readonly Step[]): readonly Step[] {
  const steps = directions.filter(({ text }) => text.trim() !== '');
  return steps.length === 1 && PLACEHOLDER.test(steps[0]!.text) ? [] : steps;
}
