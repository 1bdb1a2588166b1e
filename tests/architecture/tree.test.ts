import { posix } from 'node:path';
import { weekbord } from '@weekbord/api/weekbord';
import { ERROR_CODES, FIELD_CODES } from '@weekbord/contract/errors';
import { describe, expect, it } from 'vitest';
import { APART, BOUNDARIES, ONE_WAY } from './boundaries.ts';
import { importsOf, type SourceFile, sourceFiles } from './tree.ts';

const all = sourceFiles('packages', 'apps', 'tests', 'bench');
const isTest = ({ path }: SourceFile) => /\.(?:test|test-support|spec)\.tsx?$/.test(path);
const product = all.filter((file) => !isTest(file) && !/^(?:tests|bench)\//.test(file.path));
const within = (folder: string) => product.filter(({ path }) => path.startsWith(folder));

/** Returns the target of an import: a path from the root if it is relative, otherwise as written. */
function target(file: SourceFile, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(file.path), specifier) : specifier;
}

function childOf(folder: string, path: string): string | undefined {
  return path.startsWith(`${folder}/`) && path.slice(folder.length + 1).includes('/')
    ? path.slice(folder.length + 1).split('/', 1)[0]
    : undefined;
}

/** Returns which children of a folder import which others. */
function arrowsIn(folder: string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const file of within(`${folder}/`)) {
    const from = childOf(folder, file.path);
    if (from === undefined) continue;
    for (const { specifier } of file.imports) {
      const to = childOf(folder, target(file, specifier));
      if (to !== undefined && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/** Returns the import cycles, each as `a -> b -> a`. */
function circlesIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = [];
  const walk = (path: readonly string[]) => {
    for (const next of arrows.get(path.at(-1)!) ?? []) {
      if (next === path[0]) found.push([...path, next].join(' -> '));
      // Each cycle is found once, starting from the name that sorts first.
      else if (next > path[0]! && !path.includes(next)) walk([...path, next]);
    }
  };
  for (const start of arrows.keys()) walk([start]);
  return found;
}

describe('the code that reads the tree', () => {
  it('finds every kind of import', () => {
    const text = `import a from 'a';\nimport type { B } from './b.ts';\nimport {\n  c,\n} from '../c.ts';
export { d } from 'd/e';\nexport * from 'f';\nimport 'g.css';\nconst h = await import('h');\nconst i = 'not this';`;
    expect(importsOf(text).map(({ specifier }) => specifier)).toEqual([
      'a',
      './b.ts',
      '../c.ts',
      'd/e',
      'f',
      'g.css',
      'h',
    ]);
    expect(importsOf(text).filter(({ isType }) => isType)).toHaveLength(1);
    expect(all.length).toBeGreaterThan(300);
  });

  it('finds each cycle of imports once', () => {
    const arrows = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'a'])],
      ['c', new Set(['a'])],
    ]);
    expect(circlesIn(arrows)).toEqual(['a -> b -> c -> a', 'a -> b -> a']);
  });
});

describe('the tree', () => {
  it('has a boundary for every file, which imports do not cross', () => {
    const wrong = product.flatMap((file) => {
      const boundary = BOUNDARIES.find(({ files }) => files.test(file.path));
      if (boundary === undefined) return [`${file.path} is not within a boundary`];
      return file.imports
        .map(({ specifier, isType }) => ({ to: target(file, specifier), isType }))
        .filter(({ to, isType }) => {
          const may = [...boundary.may, ...(isType ? (boundary.mayAsType ?? []) : [])];
          return !may.some((rule) => rule.test(to)) || (boundary.mayNot ?? []).some((rule) => rule.test(to));
        })
        .map(({ to }) => `${file.path} -> ${to}: ${boundary.because}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(APART)('keeps the children of $folder separate', ({ folder, mayShare }) => {
    const wrong = within(`${folder}/`).flatMap((file) =>
      file.imports
        .map(({ specifier }) => target(file, specifier))
        .filter((to) => {
          const other = childOf(folder, to);
          return other !== undefined && other !== childOf(folder, file.path) && !mayShare.test(to);
        })
        .map((to) => `${file.path} -> ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(ONE_WAY)('has imports in only one direction in %s', (folder) => {
    const arrows = arrowsIn(folder);
    expect(arrows.size).toBeGreaterThan(3);
    expect(circlesIn(arrows)).toEqual([]);
  });

  it('keeps every SQL statement of a module in its store', () => {
    const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;
    const wrong = within('apps/api/src/modules/').filter(
      ({ path, text }) => statement.test(text) && !path.endsWith('.store.ts'),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has a domain that uses no clock, randomness or system access', () => {
    const forbidden = /Date\.now|Math\.random|new Date\(\)|\bprocess\.|\bfetch\(|\bsetTimeout\(/;
    const domain = within('packages/domain/src/');
    expect(domain.filter(({ text }) => forbidden.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('formats dates in one file of the web app, and weekdays of the API in one file', () => {
    const writer = /Intl\.DateTimeFormat|toLocale(?:Date|Time)?String|toDateString|useDateFormatter|DateFormatter/;
    const files = [...within('apps/web/src/'), ...within('packages/')].filter(({ text }) => writer.test(text));
    expect(files.map(({ path }) => path).toSorted()).toEqual([
      'apps/web/src/shared/locale/format.ts',
      // Computes the local time in a time zone; it formats nothing for people.
      'packages/domain/src/dates/zoned-time.ts',
      'packages/phrases/src/weekday-name.ts',
    ]);
  });

  it('has no part of the product that depends on tests', () => {
    const wrong = product
      .filter(({ path }) => !path.startsWith('packages/testkit/'))
      .flatMap((file) =>
        file.imports
          .map(({ specifier }) => target(file, specifier))
          .filter((to) => to.startsWith('@weekbord/testkit') || /\.test(?:-support)?\.tsx?$/.test(to))
          .map((to) => `${file.path} -> ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  it('has no file with a meaningless name', () => {
    const vague = /(?:^|[/.-])(?:utils?|helpers?|common|misc|managers?|services?)(?:[./-]|$)/;
    expect(
      all
        .map(({ path }) => path)
        .filter((path) => vague.test(path.replaceAll('self-service', '')) && !path.endsWith('service-worker.ts')),
    ).toEqual([]);
  });

  it('has file names in kebab case', () => {
    const routes = /^apps\/web\/src\/app\/routes\//;
    const odd = all
      .map(({ path }) => path)
      .filter((path) => !routes.test(path) && /[A-Z_ ]/.test(posix.basename(path)));
    expect(odd).toEqual([]);
  });

  it('has no `any`, no unexplained suppression and no unfinished work', () => {
    const sloppy = /: any\b|<any>|\bas any\b|@ts-ignore|@ts-nocheck|\b(?:TODO|FIXME|XXX)\b/;
    const found = all.filter(({ path, text }) => !path.startsWith('tests/architecture/') && sloppy.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('the contract', () => {
  const { endpoints, routes } = weekbord;

  it('has exactly one operation per call', () => {
    const served = routes.map(({ endpoint }) => endpoint.route.name).toSorted();
    expect(served).toEqual(endpoints.map(({ route }) => route.name).toSorted());
    expect(new Set(served).size).toBe(served.length);
  });

  it('names only errors that have a phrase', () => {
    const faults = endpoints.flatMap(({ route, errors }) =>
      errors.filter((code) => !(code in ERROR_CODES)).map((code) => `${route.name}: ${code}`),
    );
    expect(faults).toEqual([]);
    expect(new Set<string>(FIELD_CODES).size).toBe(FIELD_CODES.length);
  });

  it('has no unused error code', () => {
    const answering = product.filter(
      ({ path }) =>
        /^(?:apps\/api|packages\/(?:contract|domain))\//.test(path) && path !== 'packages/contract/src/errors.ts',
    );
    const codes = [...Object.keys(ERROR_CODES), ...FIELD_CODES];
    expect(codes.filter((code) => !answering.some(({ text }) => text.includes(`'${code}'`)))).toEqual([]);
  });

  it('has one name and one module per call in every layer', () => {
    const declared = (folder: string, pattern: (name: string) => RegExp, name: string) =>
      within(folder)
        .filter(({ text }) => pattern(name).test(text))
        .map(({ path }) => childOf(folder.slice(0, -1), path));
    const faults = endpoints.flatMap(({ route: { name }, servedAs }) => {
      const inContract = declared(
        'packages/contract/src/',
        (n) => new RegExp(`^export const ${n} = (?:endpoint|alsoAt|replacementOf)\\(`, 'm'),
        name,
      );
      const inApi = declared(
        'apps/api/src/modules/',
        (n) => new RegExp(`^export const ${n}: (?:Stream)?Operation<`, 'm'),
        servedAs ?? name,
      );
      return inContract.length === 1 && inApi.length === 1 && inContract[0] === inApi[0]
        ? []
        : [`${name}: contract ${inContract.join(', ')}; API ${inApi.join(', ')}`];
    });
    expect(faults).toEqual([]);
  });

  it('has a module for each feature of the web app, with the same name', () => {
    const childrenOf = (folder: string) =>
      new Set(within(`${folder}/`).flatMap(({ path }) => childOf(folder, path) ?? []));
    const modules = childrenOf('packages/contract/src');
    const features = [...childrenOf('apps/web/src/features')];
    expect(features).toEqual(expect.arrayContaining(['diary', 'planner']));
    expect(features.filter((feature) => !modules.has(feature))).toEqual([]);
  });

  it('has at least one test for each of its calls', () => {
    const tests = all
      .filter(isTest)
      .map(({ text }) => text)
      .join('\n');
    const untested = endpoints
      .filter(({ route: { name, path } }) => {
        const resource = path.replace(/\/:id$/, '');
        return !new RegExp(`\\b${name}\\b`).test(tests) && !tests.includes(`  '${resource}': `);
      })
      .map(({ route }) => route.name);
    expect(untested).toEqual([]);
  });
});
