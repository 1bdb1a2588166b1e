/** Returns the first tag that is not closed correctly; null if all are. */
export function fault(svg: string): string | null {
  const open: string[] = [];
  for (const [tag, closes, name, own] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<]*")*\s*(\/?)>/g)) {
    if (closes) {
      if (open.pop() !== name) return tag;
    } else if (!own) open.push(name!);
  }
  return open.at(-1) ?? null;
}
