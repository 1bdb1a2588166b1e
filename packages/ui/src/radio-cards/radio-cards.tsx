import { useId } from 'react';
import { classes, IN_LABEL } from '../classes.ts';
import { type CardOption, OptionCard } from './option-card.tsx';

interface RadioCardsProps<Value extends string> {
  /** The accessible name; the screen's title shows it. */
  label: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Called when the chosen card is pressed again; without it, the choice cannot be cleared. */
  onClear?: () => void;
  options: readonly CardOption<Value>[];
  columns?: 1 | 2;
}

/** Lets the user choose one of a few options, as cards with a picture and a short explanation. */
export function RadioCards<Value extends string>({
  label,
  value,
  onChange,
  onClear,
  options,
  columns = 1,
}: RadioCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className={classes('grid gap-3', columns === 2 && 'sm:grid-cols-2')}>
        {options.map((option) => (
          <OptionCard
            key={option.value}
            option={option}
            shape="round"
            input={
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.isDisabled}
                onChange={() => onChange(option.value)}
                onClick={() => option.value === value && onClear?.()}
                className={IN_LABEL}
              />
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
