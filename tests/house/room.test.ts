import { posix } from 'node:path';
import { weekbord } from '@weekbord/api/weekbord';
import { ERROR_CODES, FIELD_CODES } from '@weekbord/contract/errors';
import { describe, expect, it } from 'vitest';
import { importsOf, type SourceFile, sourceFiles } from './tree.ts';

const all = sourceFiles('packages', 'apps', 'tests', 'bench');
const isTest = ({ path }: SourceFile) => /\.(?:test|test-support|spec)\.tsx?$/.test(path);
const product = all.filter((file) => !isTest(file) && !/^(?:tests|bench|packages\/testkit)\//.test(file.path));

/** Where a relative import leads, from the root. */
function target(file: SourceFile, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(file.path), specifier) : specifier;
}

/** Every import that breaks a rule, as `file -> target`. */
function broken(files: readonly SourceFile[], isWrong: (to: string, from: string) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports
      .map((specifier) => target(file, specifier))
      .filter((to) => isWrong(to, file.path))
      .map((to) => `${file.path} -> ${to}`),
  );
}

const roomOf = (path: string, kind: string) => new RegExp(`/${kind}/([^/]+)/`).exec(path)?.[1];
const within = (folder: string) => product.filter(({ path }) => path.startsWith(folder));

describe('reading the tree', () => {
  it('finds every kind of import', () => {
    const text = `import a from 'a';\nimport type { B } from './b.ts';\nimport {\n  c,\n} from '../c.ts';
export { d } from 'd/e';\nexport * from 'f';\nimport 'g.css';\nconst h = await import('h');\nconst i = 'not this';`;
    expect(importsOf(text)).toEqual(['a', './b.ts', '../c.ts', 'd/e', 'f', 'g.css', 'h']);
    expect(all.length).toBeGreaterThan(300);
  });
});

describe('the house', () => {
  it('has features that know neither each other nor the screens', () => {
    const features = within('apps/web/src/features/');
    const wrong = broken(features, (to, from) => {
      const other = roomOf(to, 'features');
      return to.includes('src/app/') || (other !== undefined && other !== roomOf(from, 'features'));
    });
    expect(wrong).toEqual([]);
  });

  it('has a shared floor that knows nothing above it', () => {
    const wrong = broken(within('apps/web/src/shared/'), (to) => /src\/(?:features|app)\//.test(to));
    expect(wrong).toEqual([]);
  });

  it('has modules that use of each other only what is public', () => {
    const wrong = broken(within('apps/api/src/modules/'), (to, from) => {
      const other = roomOf(to, 'modules');
      return other !== undefined && other !== roomOf(from, 'modules') && !to.endsWith('.public.ts');
    });
    expect(wrong).toEqual([]);
  });

  it('has a platform that knows no module', () => {
    expect(broken(within('apps/api/src/platform/'), (to) => to.includes('/modules/'))).toEqual([]);
  });

  it('keeps every SQL statement of a module in its store', () => {
    const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;
    const wrong = within('apps/api/src/modules/').filter(
      ({ path, text }) => statement.test(text) && !path.endsWith('.store.ts'),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has a domain that stands alone, without clock, chance or machine', () => {
    const domain = within('packages/domain/src/');
    expect(broken(domain, (to) => !to.startsWith('packages/domain/src/'))).toEqual([]);
    const forbidden = /Date\.now|Math\.random|new Date\(\)|\bprocess\.|\bfetch\(|\bsetTimeout\(/;
    expect(domain.filter(({ text }) => forbidden.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('has a kit that knows no food, no user and no language', () => {
    expect(broken(within('packages/ui/src/'), (to) => to.startsWith('@weekbord/'))).toEqual([]);
  });

  it('lets the product know nothing of its tests', () => {
    expect(
      broken(product, (to) => to.startsWith('@weekbord/testkit') || /\.test(?:-support)?\.tsx?$/.test(to)),
    ).toEqual([]);
  });

  it('has files that hold one idea each', () => {
    const exempt = /^packages\/(?:phrases\/src\/(?:en|nl)|catalogue)\/|\/migrations\/|\/database\/tables\.ts$/;
    const long = product
      .filter(({ path }) => !exempt.test(path))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > 300);
    expect(long).toEqual([]);
  });

  it('has no file whose name says nothing', () => {
    const vague = /(?:^|[/.-])(?:utils?|helpers?|common|misc|managers?|services?)(?:[./-]|$)/;
    expect(
      all.map(({ path }) => path).filter((path) => vague.test(path) && !path.endsWith('service-worker.ts')),
    ).toEqual([]);
  });

  it('has file names in kebab case', () => {
    const routes = /^apps\/web\/src\/app\/routes\//;
    const odd = all
      .map(({ path }) => path)
      .filter((path) => !routes.test(path) && /[A-Z_ ]/.test(posix.basename(path)));
    expect(odd).toEqual([]);
  });

  it('has no `any`, no unexplained suppression and no work left for later', () => {
    const sloppy = /: any\b|<any>|\bas any\b|@ts-ignore|@ts-nocheck|\b(?:TODO|FIXME|XXX)\b/;
    const found = all.filter(({ path, text }) => !path.startsWith('tests/house/') && sloppy.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('the contract', () => {
  const { endpoints, routes } = weekbord;

  it('has exactly one operation for each of its calls', () => {
    const served = routes.map(({ endpoint }) => endpoint.route.name).toSorted();
    expect(served).toEqual(endpoints.map(({ route }) => route.name).toSorted());
    expect(new Set(served).size).toBe(served.length);
  });

  it('names only errors that have a sentence, and an operation file for each call', () => {
    const operations = new Set(within('apps/api/src/modules/').map(({ path }) => posix.basename(path, '.ts')));
    const faults = endpoints.flatMap(({ route, errors }) => [
      ...errors.filter((code) => !(code in ERROR_CODES)).map((code) => `${route.name}: ${code}`),
      ...(operations.has(kebab(route.name)) ? [] : [`${route.name}: no file ${kebab(route.name)}.ts`]),
    ]);
    expect(faults).toEqual([]);
    expect(new Set<string>(FIELD_CODES).size).toBe(FIELD_CODES.length);
  });

  it('has a test that calls each of its calls', () => {
    const tests = all
      .filter(isTest)
      .map(({ text }) => text)
      .join('\n');
    const untested = endpoints
      .filter(({ route }) => !new RegExp(`\\b${route.name}\\b`).test(tests))
      .map(({ route }) => route.name);
    expect(untested).toEqual([]);
  });
});

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
