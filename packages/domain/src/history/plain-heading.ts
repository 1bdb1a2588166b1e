/** Prefixes of Samsung Health's column names and Apple Health's types. */
const PREFIX = /^com\.samsung\.s?health\.[a-z_]+(?:\.[a-z_]+)*?\.(?=[a-z_]+$)|^hkquantitytypeidentifier/;

/** A heading normalised for comparison: lower case, trimmed, without the name of its table. */
export function plainHeading(heading: string): string {
  return heading.trim().toLowerCase().replace(PREFIX, '');
}
