import { useEffect, useRef } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';

interface WheelPickerProps {
  label: string;
  options: readonly Readonly<{ value: number; label: string }>[];
  value: number;
  onChange: (value: number) => void;
}

/** The height of a row, in pixels. */
const ROW = 52;
/** The number of visible rows; the chosen one is in the middle. */
const ROWS = 5;
/** A wheel counts as at rest after this many milliseconds without scrolling. */
const REST_MS = 120;

/** A wheel of numbers: scroll it, press a row or use the arrow keys. */
export function WheelPicker({ label, options, value, onChange }: WheelPickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const index = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );

  useEffect(() => turnTo(box.current, index), [index]);
  useEffect(() => () => clearTimeout(rest.current), []);

  const settle = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const reached = options[Math.round((box.current?.scrollTop ?? 0) / ROW)];
      if (reached && reached.value !== value) onChange(reached.value);
    }, REST_MS);
  };

  return (
    <div
      className="relative mx-auto w-full max-w-xs"
      style={{ height: ROW * ROWS }}
      // Scrolls to the chosen row, because a list that receives the focus scrolls back to where it was before the press
      // that chose another row.
      onFocus={() => turnTo(box.current, index)}
    >
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 top-1/2 -translate-y-1/2 rounded-control bg-brand-soft"
        style={{ height: ROW }}
      />
      <ListBox
        ref={box}
        aria-label={label}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const [chosen] = keys;
          if (typeof chosen === 'number') onChange(chosen);
        }}
        onScroll={settle}
        items={options.map((option) => ({ id: option.value, label: option.label }))}
        className="wheel relative h-full snap-y snap-mandatory overflow-y-auto overscroll-contain rounded-control outline-none [scrollbar-width:none] focus-visible:outline-3 focus-visible:outline-brand-strong"
        style={{ paddingBlock: (ROW * (ROWS - 1)) / 2 }}
      >
        {(option) => (
          <ListBoxItem
            id={option.id}
            textValue={option.label}
            // The list is filled in a second pass, so scrolling waits until the chosen row is rendered.
            ref={option.id === value ? (row) => turnTo(row && box.current, index) : undefined}
            className="wheel-row grid cursor-pointer snap-center place-items-center text-heading font-semibold text-ink-soft outline-none selected:font-bold selected:text-ink focus-visible:underline"
            style={{ height: ROW }}
          >
            {option.label}
          </ListBoxItem>
        )}
      </ListBox>
    </div>
  );
}

function turnTo(box: HTMLDivElement | null, index: number): void {
  if (box && Math.round(box.scrollTop / ROW) !== index) box.scrollTop = index * ROW;
}
