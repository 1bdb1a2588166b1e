import { POUNDS_PER_KILOGRAM } from '@weekbord/domain/units/weight';
import { useFormat } from '../../../shared/locale/format.ts';
import { dateOfMoment } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { PlanVersion } from '../api/plan-versions.ts';
import { isWithheld } from './is-withheld.ts';

/** The reader: the plan's owner, or their coach. */
export type VersionReader = Readonly<{ kind: 'owner' } | { kind: 'coach'; userId: number; name: string }>;

/** The texts about a plan change, addressed to the reader. */
export function useVersionTexts(reader: VersionReader) {
  const say = usePhrases('planVersions');
  const format = useFormat();
  const { intake, uses_imperial_measurements: isImperial } = useCurrentUser();
  const ownUnit = intake?.personal_weight_unit ?? 'KILOGRAMS';
  const coachUnit = isImperial ? 'POUNDS' : 'KILOGRAMS';
  const unit = reader.kind === 'coach' ? coachUnit : ownUnit;
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
      if (version.is_offer && version.who === 'PERSON') {
        return isOwner ? say('offerTakenByYou') : say('offerTakenByClient', { name: reader.name });
      }
      if (version.is_offer) return isOwner ? say('offered', { who }) : say('offeredOfClient', { name: reader.name });
      if (version.who === 'PERSON') {
        return isOwner ? say('restoredByYou') : say('restoredByClient', { name: reader.name });
      }
      if (version.is_restored) return say('restored', { who });
      if (version.changes.every(({ before }) => before === null)) {
        return say(isOwner ? 'madeFirst' : 'madeFirstOfClient', { who });
      }
      return say(isOwner ? 'changed' : 'changedOfClient', { who });
    },
    /** The call to action of an offer that has no response yet. */
    offer: (version: PlanVersion) => {
      const { is_offer: isOffer, who, answer } = version;
      if (!isOffer || who === 'PERSON' || (answer !== null && answer !== 'ASKED')) return null;
      if (isWithheld(version)) {
        return isOwner ? say('offerWithheld') : say('offerWithheldOfClient', { name: reader.name });
      }
      return isOwner ? say('offerText') : say('offerTextOfClient', { name: reader.name });
    },
    effect: ({ effect, is_offer: isOffer }: PlanVersion) => {
      if (effect === null) return null;
      const { kcal, protein, weight_per_week: weight } = effect;
      const energy = isOffer
        ? say(kcal === 0 ? 'offerSame' : kcal > 0 ? 'offerMore' : 'offerLess', {
            kcal: format.number(Math.abs(kcal)),
            plan: isOwner ? say('planOfYours') : say('planOfClient', { name: reader.name }),
          })
        : kcal === 0
          ? say('effectSame')
          : say(kcal > 0 ? 'effectMore' : 'effectLess', {
              kcal: format.number(Math.abs(kcal)),
              weight: weightOf(Math.abs(weight)),
            });
      if (protein === 0) return energy;
      const amount = format.number(Math.abs(protein));
      return `${energy} ${say(protein > 0 ? 'effectProteinMore' : 'effectProteinLess', { protein: amount })}`;
    },
    /** A summary of a change in a few words: its reason, or its effect. */
    news: ({ reason, effect }: PlanVersion) => {
      const { kcal = 0, protein = 0 } = effect ?? {};
      const added = [
        kcal !== 0 && say(kcal > 0 ? 'newsMore' : 'newsLess', { amount: format.number(Math.abs(kcal)) }),
        protein !== 0 &&
          say(protein > 0 ? 'newsProteinMore' : 'newsProteinLess', { amount: format.number(Math.abs(protein)) }),
      ].filter((part) => part !== false);
      return reason ?? (added.length > 0 ? added.join(', ') : say('newsText'));
    },
    answer: (version: PlanVersion) => {
      const { answer, answered_at: at, who, is_offer: isOffer } = version;
      if (who === 'PERSON') return null;
      if (answer !== null && at !== null) {
        const ofOffer =
          answer === 'RETURNED' && isWithheld(version) ? 'RETURNED_WITHHELD' : (`${answer}_OFFER` as const);
        const given = isOffer && answer !== 'ASKED' && ofOffer !== 'ASKED_OFFER' ? ofOffer : answer;
        return isOwner
          ? say(`answer${given}`, { date: dateOf(at) })
          : say(`client${given}`, { date: dateOf(at), name: reader.name });
      }
      return isOwner ? null : say('waiting', { name: reader.name });
    },
  };
}
