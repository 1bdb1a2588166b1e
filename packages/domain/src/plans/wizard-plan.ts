/** The name of the day plan that the wizard makes, as the API has it. */
export const WIZARD_DAY_PLAN = 'DIY nutrition plan';

/** The name of a day plan as people read it; `personal` is what the wizard's is called in their language. */
export function shownPlanName(name: string, personal: string): string {
  return name === WIZARD_DAY_PLAN ? personal : name;
}

/** The name to store for a day plan that a person typed the name of; the reverse of `shownPlanName`. */
export function storedPlanName(typed: string, personal: string): string {
  return typed === personal ? WIZARD_DAY_PLAN : typed;
}
