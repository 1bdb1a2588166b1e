/** Loads a chunk of the app by its URL. */
type LoadPart = (address: string) => Promise<unknown>;

/** Returns the file names of a built chunk's static imports. Inlined in the page. */
export function importedNames(text: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name]) => name ?? '');
}

/**
 * Fetches a chunk and everything that it imports, and only then has `run` import it. A browser remembers a failed
 * import until the page is closed, but not a failed fetch, so the next attempt can succeed. Inlined in the page, so it
 * uses only its parameters.
 */
export function partLoader(
  importsOf: typeof importedNames,
  run: LoadPart,
): { fetchPart: LoadPart; loadPart: LoadPart } {
  const known = new Map<string, Promise<string[]>>();

  const read = async (address: string) => {
    const answer = await fetch(address);
    // A new version has removed the file. The router recognises this error message and reloads the page.
    if (answer.status === 404)
      throw Object.assign(new Error(`Failed to fetch dynamically imported module: ${address}`), { part: 'gone' });
    const isScript = /javascript/.test(answer.headers.get('content-type') ?? '');
    if (!answer.ok || !isScript) throw new TypeError(`Unexpected response for ${address}`);
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    return importsOf(await answer.text()).map((name) => folder + name);
  };

  const imported = (address: string) => {
    const before = known.get(address);
    if (before) return before;
    const reading = read(address).catch((error: unknown) => {
      // A TypeError from `fetch` is a network failure; it is marked as such, and screens show it.
      throw error instanceof TypeError ? Object.assign(error, { failure: { kind: 'network' } }) : error;
    });
    known.set(address, reading);
    reading.catch(() => known.delete(address));
    return reading;
  };

  // Chunks may import each other in a cycle.
  const fetchAll = async (address: string, seen: Set<string>): Promise<void> => {
    if (seen.has(address)) return;
    seen.add(address);
    const addresses = await imported(address);
    await Promise.all(addresses.map((each) => fetchAll(each, seen)));
  };
  const fetchPart: LoadPart = (address) => fetchAll(address, new Set());

  return {
    fetchPart,
    loadPart: async (address) => {
      await fetchPart(address);
      return run(address);
    },
  };
}
