import type { ReactNode } from 'react';

interface SwitchProps {
  children: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
}

/** A switch that takes effect immediately; the whole line can be pressed. */
export function Switch({ children, isOn, onChange, isDisabled }: SwitchProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-4">
      <span className="min-w-0 flex-1">{children}</span>
      <span className="relative inline-grid shrink-0">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-8 w-13 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-sunken transition checked:border-brand-strong checked:bg-brand disabled:opacity-45"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute left-1.5 top-1.5 size-5 rounded-full bg-line-strong transition peer-checked:translate-x-5 peer-checked:bg-on-brand"
        />
      </span>
    </label>
  );
}
