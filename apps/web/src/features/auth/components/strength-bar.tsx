import { STRENGTH_SEGMENTS, strengthOf } from '@weekbord/domain/auth/password-strength';
import { classes } from '@weekbord/ui/classes';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** The colour of the bar, by the number of filled segments. */
const COLORS = ['', 'bg-danger', 'bg-energy', 'bg-energy', 'bg-brand-strong'];

/** The strength of a password, judged by its length, in four segments. */
export function StrengthBar({ password }: { password: string }) {
  const say = usePhrases('passwords');
  const filled = strengthOf(password);
  return (
    <div
      role="meter"
      aria-label={say('strength')}
      aria-valuemin={0}
      aria-valuemax={STRENGTH_SEGMENTS}
      aria-valuenow={filled}
      aria-valuetext={say('strengthValue', { count: filled, max: STRENGTH_SEGMENTS })}
      className="grid grid-cols-4 gap-1.5"
    >
      {Array.from({ length: STRENGTH_SEGMENTS }, (_, index) => (
        <span
          key={index}
          className={classes(
            'h-1.5 rounded-full transition-colors forced-colors:border',
            index < filled ? COLORS[filled] : 'bg-line',
          )}
        />
      ))}
    </div>
  );
}
