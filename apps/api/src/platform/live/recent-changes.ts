/** How long a change is remembered for clients whose stream broke, in milliseconds. */
const KEPT_MS = 60_000;
/** How much earlier than reported a client may have started to miss changes, in milliseconds. */
const SLACK_MS = 2000;

/** A change, as it is announced: its person, area and client. */
export interface Change {
  readonly person: number;
  readonly area: string;
  readonly client: string;
}

/** The changes of the last minute. */
export interface RecentChanges {
  isHearing(): boolean;
  setHearing(isHearing: boolean): void;
  add(change: Change): void;
  /** Whether any change since a moment satisfies `holds`. */
  hasSince(moment: number, holds: (change: Change) => boolean): boolean;
  /** Returns the changes since a moment, each once; null if some may have been discarded or missed. */
  since(moment: number): readonly Change[] | null;
}

/** Returns a memory of announced changes. Its moments are those of `performance.now()`. */
export function recentChanges(): RecentChanges {
  let kept: { readonly change: Change; readonly at: number }[] = [];
  /** The time since which no announcement was missed; null if announcements are not arriving. */
  let hearingSince: number | null = null;
  /** Returns the time since which all changes are kept. */
  const completeFrom = (now: number) => Math.max(hearingSince ?? now, now - KEPT_MS);

  const forget = () => {
    const from = completeFrom(performance.now());
    // Old changes are not discarded at each change, because that copies all the remaining ones.
    if ((kept[0]?.at ?? from) < from - KEPT_MS) kept = kept.filter(({ at }) => at >= from);
  };
  return {
    isHearing: () => hearingSince !== null,
    setHearing(isHearing) {
      if (!isHearing) kept = [];
      hearingSince = isHearing ? (hearingSince ?? performance.now()) : null;
    },
    add(change) {
      forget();
      kept.push({ change, at: performance.now() });
    },
    hasSince: (moment, holds) => kept.some(({ change, at }) => at >= moment && holds(change)),
    since(moment) {
      const from = moment - SLACK_MS;
      if (from < completeFrom(performance.now())) return null;
      const found = kept.filter(({ at }) => at >= from).map(({ change }) => change);
      return [...new Map(found.map((change) => [Object.values(change).join(' '), change])).values()];
    },
  };
}
