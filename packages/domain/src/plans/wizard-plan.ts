/** The name of the day plan that the wizard makes, as stored and sent by the API. */
export const WIZARD_DAY_PLAN = 'DIY nutrition plan';

/** The name of a day plan as shown to people; `personal` is the name of the wizard's plan in their language. */
export function shownPlanName(name: string, personal: string): string {
  return name === WIZARD_DAY_PLAN ? personal : name;
}

/** The name to store for a day plan whose name a person typed; the reverse of `shownPlanName`. */
export function storedPlanName(typed: string, personal: string): string {
  return typed === personal ? WIZARD_DAY_PLAN : typed;
}
