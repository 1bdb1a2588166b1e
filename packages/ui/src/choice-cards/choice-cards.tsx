import { classes, IN_LABEL } from '../classes.ts';
import { type CardOption, OptionCard } from '../radio-cards/option-card.tsx';

interface ChoiceCardsProps<Value extends string> {
  /** The accessible name; the screen's title shows it. */
  label: string;
  values: readonly Value[];
  /** Called when a card is pressed; the caller decides what happens to the others. */
  onToggle: (value: Value) => void;
  options: readonly CardOption<Value>[];
  columns?: 1 | 2;
}

/** Lets the user choose any number of a few options, as cards with a picture and a short explanation. */
export function ChoiceCards<Value extends string>({
  label,
  values,
  onToggle,
  options,
  columns = 1,
}: ChoiceCardsProps<Value>) {
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className={classes('grid gap-3', columns === 2 && 'sm:grid-cols-2')}>
        {options.map((option) => (
          <OptionCard
            key={option.value}
            option={option}
            shape="square"
            input={
              <input
                type="checkbox"
                value={option.value}
                checked={values.includes(option.value)}
                disabled={option.isDisabled}
                onChange={() => onToggle(option.value)}
                className={IN_LABEL}
              />
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
