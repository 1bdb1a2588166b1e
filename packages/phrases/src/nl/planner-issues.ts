import type { plannerIssues as english } from '../en/planner-issues.ts';
import type { Translation } from '../phrases.ts';

export const plannerIssues = {
  unfilled: 'Er passen te weinig recepten bij deze maaltijd.',
  scarce: {
    one: 'Er past maar {count} recept bij deze maaltijd.',
    other: 'Er passen maar {count} recepten bij deze maaltijd.',
  },
  repeatsRelaxed:
    'Een recept komt eerder terug dan gebruikelijk, omdat er weinig andere recepten bij deze maaltijd passen.',
  bandMissed_unfilledSlot: 'Deze dag blijft onder je plan, omdat er nog een maaltijd leeg is.',
  bandMissed_fixedMeals: 'De maaltijden die al op deze dag staan, komen samen boven je plan uit.',
  bandMissed_kcal_under: 'Deze dag zit {amount} kcal onder je plan.',
  bandMissed_kcal_over: 'Deze dag zit {amount} kcal boven je plan.',
  bandMissed_protein_under: 'Deze dag heeft {amount} g minder eiwit dan je plan.',
  bandMissed_protein_over: 'Deze dag heeft {amount} g meer eiwit dan je plan.',
  bandMissed_fat_under: 'Deze dag heeft {amount} g minder vet dan je plan.',
  bandMissed_fat_over: 'Deze dag heeft {amount} g meer vet dan je plan.',
  bandMissed_carbohydrates_under: 'Deze dag heeft {amount} g minder koolhydraten dan je plan.',
  bandMissed_carbohydrates_over: 'Deze dag heeft {amount} g meer koolhydraten dan je plan.',
  wishMissed_meatLeftOut: 'Bij jouw dieet hoort geen vlees, dus we hebben je vleesdagen weggelaten.',
  wishMissed_fishLeftOut: 'Bij jouw dieet hoort geen vis, dus we hebben je visdagen weggelaten.',
  wishMissed_tooManyDinners: 'Je vroeg om meer dan zeven avonden: we hebben er zeven gepland, in dezelfde verhouding.',
  wishMissed_meatDinners: 'Deze week heeft minder vleesdagen dan je wilde: er passen te weinig gerechten.',
  wishMissed_fishDinners: 'Deze week heeft minder visdagen dan je wilde: er passen te weinig gerechten.',
  wishMissed_meatlessDinners:
    'Deze week heeft minder dagen zonder vlees of vis dan je wilde: er passen te weinig gerechten.',
  wishMissed_dinnerMinutes: 'Dit avondeten kost meer tijd dan je wilde: er past geen sneller gerecht in je week.',
  wishMissed_breakfastKind: 'Dit is niet het ontbijt dat je wilde: zo’n ontbijt past niet in je week.',
  wishMissed_coldLunch: 'Deze lunch is warm: er past geen koude lunch in je week.',
  wishMissed_warmLunch: 'Deze lunch is koud: er past geen warme lunch in je week.',
  wishMissed_sameBreakfast: 'Er is geen ontbijt dat op alle werkdagen past, dus het verschilt per dag.',
  invalid: 'In je plan staan geen calorieën voor deze maaltijd.',
} as const satisfies Translation<typeof english>;
