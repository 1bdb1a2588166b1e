/** What lies in the bowls that we fill ourselves: its colour, that of its edge, and what is strewn on it. */
const FILLINGS: Readonly<Record<string, { fill: string; edge: string; top: string }>> = {
  'bowl-of-yoghurt': {
    fill: '#fffdf6',
    edge: '#e9dfcb',
    top: '<path fill="none" stroke="#e9dfcb" stroke-width="2.4" stroke-linecap="round" d="M34 53c6-4 20-5 30-3s18 1 21-1M46 57c8-1 16-1 24 0"/>',
  },
  'bowl-of-hummus': {
    fill: '#e6c48f',
    edge: '#cfa567',
    top: '<path fill="none" stroke="#cfa567" stroke-width="2.2" stroke-linecap="round" d="M32 53c8-4 24-5 34-2s22 1 30-1"/><ellipse cx="60" cy="54" rx="13" ry="2.6" fill="#b7b23c"/><g fill="#c8452b"><circle cx="88" cy="54" r="1.6"/><circle cx="94" cy="56" r="1.3"/><circle cx="38" cy="55" r="1.5"/></g>',
  },
  'bowl-of-oats': {
    fill: '#e8c88d',
    edge: '#c79a55',
    top: '<g fill="#f6e2b8"><ellipse cx="33" cy="53" rx="5" ry="2.2"/><ellipse cx="47" cy="50.5" rx="5" ry="2.2"/><ellipse cx="60" cy="56" rx="5.4" ry="2.2"/><ellipse cx="93" cy="53" rx="5" ry="2.2"/><ellipse cx="104" cy="55" rx="4" ry="1.8"/></g><g fill="#c99b58"><ellipse cx="40" cy="56.5" rx="4.6" ry="2"/><ellipse cx="55" cy="52" rx="4" ry="1.8"/><ellipse cx="84" cy="57" rx="4.6" ry="2"/></g>',
  },
};

/** The bowl's own colours in the Noto set, outside and inside, and what they become. */
const EARTHENWARE = [
  ['#6bb8fe', '#f3ebe0'],
  ['#1d89fe', '#ddcfbc'],
  ['#025abc', 'none'],
] as const;

/** The drawing of a filled bowl, made from the one of an empty bowl with a spoon; undefined for any other name. */
export function filledBowl(name: string, empty: string): string | undefined {
  const filling = FILLINGS[name];
  if (filling === undefined) return undefined;
  const { fill, edge, top } = filling;
  const bowl = EARTHENWARE.reduce((body, [from, to]) => body.replaceAll(from, to), empty);
  const food = `<ellipse cx="64.8" cy="54.4" rx="48.4" ry="7.6" fill="${edge}"/><ellipse cx="64.8" cy="53.8" rx="47" ry="6.8" fill="${fill}"/>${top}`;
  // The spoon is the first part in its own grey, and lies on top.
  const spoon = bowl.indexOf('<path fill="#9d9c9c"');
  return bowl.slice(0, spoon) + food + bowl.slice(spoon);
}
