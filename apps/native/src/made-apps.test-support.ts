import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { DOMParser, type Element } from '@xmldom/xmldom';
import type { makeApps } from './make-apps.ts';

const MODULE = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'make-apps.ts')).href);

/**
 * Makes the apps in a separate process, because sharp cannot read SVG in a process that has loaded the server's photos.
 */
export async function make(...given: Parameters<typeof makeApps>): Promise<void> {
  const args = given.map((one) => JSON.stringify(one)).join(', ');
  const script = `import { makeApps } from ${MODULE};\nawait makeApps(${args});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
}

/** Returns all descendants of an element that have a tag name. */
export const all = (root: Element, name: string): Element[] => [...root.getElementsByTagName(name)];

/** Returns an attribute of each element; its Android name by default. */
export const named = (elements: readonly Element[], attribute = 'android:name') =>
  elements.map((each) => each.getAttribute(attribute));

/** Returns readers for the files of generated apps. */
export function readMade(made: string) {
  const text = (file: string) => readFile(join(made, file), 'utf8');
  /** The root of an XML file. Throws if the file is not well-formed. */
  const xml = async (file: string): Promise<Element> => {
    const onError = (level: string, message: string) => {
      throw new Error(`${file}: ${level}: ${message}`);
    };
    return new DOMParser({ onError }).parseFromString(await text(file), 'text/xml').documentElement!;
  };
  return {
    text,
    xml,
    plist: async (file: string) => valueOf(await xml(file)) as Record<string, unknown>,
    /** The paths of all files. */
    async files(): Promise<string[]> {
      const entries = await readdir(made, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(made.length + 1));
    },
  };
}

/** Returns the value of an element in a property list. */
function valueOf(element: Element): unknown {
  const children = [...element.childNodes].filter((each): each is Element => each.nodeType === 1);
  switch (element.nodeName) {
    case 'plist':
      return valueOf(children[0]!);
    case 'dict':
      return Object.fromEntries(
        children.flatMap((each, index) =>
          each.nodeName === 'key' ? [[each.textContent, valueOf(children[index + 1]!)]] : [],
        ),
      );
    case 'array':
      return children.map(valueOf);
    case 'true':
    case 'false':
      return element.nodeName === 'true';
    default:
      return element.textContent;
  }
}
