/** Whether a food of these origins is, or may hold, meat that people who eat halal choose halal. */
export function isMeat(origins: readonly string[] | null): boolean {
  return origins !== null && (origins.includes('meat') || origins.includes('poultry'));
}
