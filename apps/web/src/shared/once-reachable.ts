/**
 * Loads a part of the program that a screen can do without; where that fails, as without a network, it is tried again each
 * time there is one, and until then the part stays away. It never rejects, so that it takes no screen with it.
 */
export async function onceReachable<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
