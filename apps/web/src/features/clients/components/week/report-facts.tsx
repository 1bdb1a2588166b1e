/** The classes of small, soft text in a report. */
export const SOFT = 'text-tiny text-ink-soft';

/** Facts with their names, as many side by side as fit. */
export function ReportFacts({ facts }: { facts: readonly (readonly [name: string, texts: readonly string[]])[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-3">
      {facts.map(([name, texts]) => (
        <div key={name} className="break-inside-avoid">
          <dt className={SOFT}>{name}</dt>
          {texts.map((text) => (
            <dd key={text} className="font-semibold tabular-nums first-letter:uppercase">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
