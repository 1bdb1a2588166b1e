import { POUNDS_PER_KILOGRAM } from '@weekbord/domain/units/weight';
import { useFormat } from '../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { PlanVersion } from '../api/plan-versions.ts';

/** The reader: the person whose plan it is, or their coach. */
export type VersionReader = Readonly<{ kind: 'owner' } | { kind: 'coach'; userId: number; name: string }>;

/** The phrases about a change of a plan, addressed to its reader. */
export function useVersionTexts(reader: VersionReader) {
  const say = usePhrases('planVersions');
  const format = useFormat();
  const unit = useCurrentUser().intake?.personal_weight_unit ?? 'KILOGRAMS';
  const dateOf = (moment: string) => format.date(dateOfMoment(new Date(moment)), 'full');
  const weightOf = (kilograms: number) =>
    unit === 'KILOGRAMS'
      ? `${format.number(kilograms, 2)} kg`
      : `${format.number(kilograms * POUNDS_PER_KILOGRAM, 1)} lb`;
  const isOwner = reader.kind === 'owner';
  const whoMade = ({ who, name }: PlanVersion) => {
    if (who === 'FORMER') return say('former');
    return isOwner ? (name ?? say('coach')) : say('you');
  };
  return {
    date: ({ made_at: at }: PlanVersion) => dateOf(at),
    whoMade,
    title: (version: PlanVersion) => {
      const who = whoMade(version);
      if (version.who === 'PERSON') {
        return isOwner ? say('restoredByYou') : say('restoredByClient', { name: reader.name });
      }
      if (version.is_restored) return say('restored', { who });
      if (version.changes.every(({ before }) => before === null)) {
        return say(isOwner ? 'madeFirst' : 'madeFirstOfClient', { who });
      }
      return say(isOwner ? 'changed' : 'changedOfClient', { who });
    },
    effect: ({ effect }: PlanVersion) => {
      if (effect === null) return null;
      const { kcal, protein, weight_per_week: weight } = effect;
      const energy =
        kcal === 0
          ? say('effectSame')
          : say(kcal > 0 ? 'effectMore' : 'effectLess', {
              kcal: format.number(Math.abs(kcal)),
              weight: weightOf(Math.abs(weight)),
            });
      if (protein === 0) return energy;
      const amount = format.number(Math.abs(protein));
      return `${energy} ${say(protein > 0 ? 'effectProteinMore' : 'effectProteinLess', { protein: amount })}`;
    },
    answer: ({ answer, answered_at: at, who }: PlanVersion) => {
      if (who === 'PERSON') return null;
      if (answer !== null && at !== null) {
        return isOwner
          ? say(`answer${answer}`, { date: dateOf(at) })
          : say(`client${answer}`, { date: dateOf(at), name: reader.name });
      }
      return isOwner ? null : say('waiting', { name: reader.name });
    },
  };
}
