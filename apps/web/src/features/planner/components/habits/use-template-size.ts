import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { PlanTemplate } from '../../api/plan-templates.ts';

/** Returns a formatter for a template's size: 'Week, 21 meals'. */
export function useTemplateSize(): (template: PlanTemplate) => string {
  const say = usePhrases('habits');
  return ({ num_days: days, meals: { length: count } }) => say(days === 1 ? 'dayTemplate' : 'weekTemplate', { count });
}
