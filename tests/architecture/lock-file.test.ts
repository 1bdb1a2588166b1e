import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Entry>>;
};
/** The packages that npm downloads: all except the workspaces and the links to them. */
const downloaded = Object.entries(packages).filter(
  ([place, { link }]) => /(?:^|\/)node_modules\//.test(place) && !link,
);

describe('package-lock.json', () => {
  it('has a checksum for every downloaded package', () => {
    expect(downloaded.length).toBeGreaterThan(500);
    const unchecked = downloaded.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(unchecked.map(([place]) => place)).toEqual([]);
  });

  it('pins the exact version of each package, and uses no custom registry', () => {
    expect(downloaded.filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version ?? ''))).toEqual([]);
    expect(downloaded.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('links the workspaces, and nothing outside the repository', () => {
    const links = Object.values(packages).filter(({ link }) => link === true);
    expect(links.map(({ resolved }) => resolved).filter((to) => !/^(?:apps|packages)\/[a-z]+$/.test(to ?? ''))).toEqual(
      [],
    );
    expect(links.length).toBeGreaterThan(0);
  });
});
