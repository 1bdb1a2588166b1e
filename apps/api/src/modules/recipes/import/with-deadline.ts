/** Returns the results for items in order, until the time is up. The remaining items get none. */
export async function withDeadline<Thing, Answer>(
  things: readonly Thing[],
  { ms, now }: Readonly<{ ms: number; now: () => number }>,
  answerOf: (thing: Thing) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const until = now() + ms;
  const answers: Answer[] = [];
  for (const thing of things) {
    if (now() >= until) break;
    answers.push(await answerOf(thing));
  }
  return answers;
}
