/** The number of a step, next to its text. */
export function StepNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-small font-bold text-brand-strong"
    >
      {number}
    </span>
  );
}
