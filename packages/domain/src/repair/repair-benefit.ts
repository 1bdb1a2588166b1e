const FIGURES = ['kcal', 'protein', 'carbohydrates', 'fat'] as const;
type Figure = (typeof FIGURES)[number];

/** kcal and grams; null if unknown. */
type Figures = Readonly<Record<Figure, number | null>>;
type WeekToRepair = Readonly<{ target: Readonly<Record<Figure, number>>; before: Readonly<Record<Figure, number>> }>;

/** The effect of a change on its week, in whole kcal or grams. */
export type RepairBenefit = Readonly<{ figure: Figure; added: number }>;

/** Smaller changes are not mentioned. */
const LEAST = { kcal: 10, protein: 3, carbohydrates: 5, fat: 3 } as const;

/** A week that is off by a smaller percentage of its target is not said to be off. */
const LEAST_PERCENT = 3;

/** Whether a week is noticeably over or under its target for a figure. */
export function isNoticeablyOff(figure: Figure, { target, before }: WeekToRepair): boolean {
  return target[figure] > 0 && Math.abs(target[figure] - before[figure]) * 100 >= LEAST_PERCENT * target[figure];
}

/**
 * The figure that a changed meal moves furthest towards the week's target, as a share of that target; null if none
 * comes noticeably closer. A removed meal counts as a negative change.
 */
export function repairBenefit(before: Figures, after: Figures | null, week: WeekToRepair): RepairBenefit | null {
  let best: (RepairBenefit & { share: number }) | null = null;
  for (const figure of FIGURES) {
    const [was, is, target] = [before[figure], after === null ? 0 : after[figure], week.target[figure]];
    if (was === null || is === null || target <= 0) continue;
    const added = Math.round(is - was);
    const missing = target - week.before[figure];
    const share = (Math.abs(missing) - Math.abs(missing - added)) / target;
    if (Math.abs(added) < LEAST[figure] || added * missing <= 0 || share <= 0) continue;
    if (best === null || share > best.share) best = { figure, added, share };
  }
  return best && { figure: best.figure, added: best.added };
}
