import type { BirthdayBoxes } from '@weekbord/domain/intake/birthday';
import { classes } from '@weekbord/ui/classes';
import { Field, FIELD_BOX } from '@weekbord/ui/field/field';
import { usePhrases } from '../phrases/use-phrases.ts';

const BOXES = [
  { box: 'day', length: 2, autoComplete: 'bday-day' },
  { box: 'month', length: 2, autoComplete: 'bday-month' },
  { box: 'year', length: 4, autoComplete: 'bday-year' },
] as const;

interface BirthdayFieldsProps {
  boxes: BirthdayBoxes;
  onType: (boxes: BirthdayBoxes) => void;
  onBlur: () => void;
  /** Whether this is another person's birthday, which must not be autofilled. */
  isOfAnother?: boolean;
  hint?: string;
  error?: string | undefined;
}

/** A birthday in the fields DD, MM and YYYY, with one validation error for all three. */
export function BirthdayFields({ boxes, onType, onBlur, isOfAnother = false, hint, error }: BirthdayFieldsProps) {
  const say = usePhrases('selfService');
  return (
    <Field label={say('birthday')} hint={hint} error={error}>
      {({ id, ...described }) => (
        <span className="grid grid-cols-[1fr_1fr_1.4fr] gap-3">
          {BOXES.map(({ box, length, autoComplete }, index) => (
            <input
              {...described}
              key={box}
              id={index === 0 ? id : undefined}
              aria-label={say(box)}
              type="text"
              inputMode="numeric"
              enterKeyHint="next"
              autoComplete={isOfAnother ? 'off' : autoComplete}
              placeholder={say(`${box}Box`)}
              maxLength={length}
              value={boxes[box]}
              onChange={(event) => onType({ ...boxes, [box]: event.target.value })}
              onFocus={(event) => event.target.select()}
              onBlur={(event) => {
                // Moving to another of the three fields does not count as leaving the birthday.
                if (!event.currentTarget.parentElement?.contains(event.relatedTarget)) onBlur();
              }}
              className={classes(FIELD_BOX, 'scroll-mb-21 text-center')}
            />
          ))}
        </span>
      )}
    </Field>
  );
}
