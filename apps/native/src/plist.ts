export type PlistValue = string | boolean | readonly PlistValue[] | { readonly [key: string]: PlistValue };

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">`;

/** Returns the file of a property list. */
export function plistFile(root: Readonly<Record<string, PlistValue>>): string {
  return `${HEAD}\n${plistText(root)}\n</plist>\n`;
}

/** Adds entries to the dictionary in a property list. */
export function addToPlist(file: string, entries: Readonly<Record<string, PlistValue>>): string {
  const end = file.lastIndexOf('</dict>');
  if (end < 0) throw new Error('The property list has no dictionary at its root');
  return `${file.slice(0, end)}${entriesOf(entries, 1)}\n${file.slice(end)}`;
}

function plistText(value: PlistValue, depth = 0): string {
  const indent = '\t'.repeat(depth);
  if (typeof value === 'string') return `${indent}<string>${escapeXml(value)}</string>`;
  if (typeof value === 'boolean') return `${indent}<${value}/>`;
  if (isList(value)) {
    if (value.length === 0) return `${indent}<array/>`;
    return `${indent}<array>\n${value.map((each) => plistText(each, depth + 1)).join('\n')}\n${indent}</array>`;
  }
  return `${indent}<dict>\n${entriesOf(value, depth + 1)}\n${indent}</dict>`;
}

function entriesOf(entries: Readonly<Record<string, PlistValue>>, depth: number): string {
  const indent = '\t'.repeat(depth);
  return Object.entries(entries)
    .map(([key, value]) => `${indent}<key>${escapeXml(key)}</key>\n${plistText(value, depth)}`)
    .join('\n');
}

function isList(value: PlistValue): value is readonly PlistValue[] {
  return Array.isArray(value);
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
