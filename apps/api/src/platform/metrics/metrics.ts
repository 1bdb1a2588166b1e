/** A number with its labels, as it is shown. */
export interface Sample {
  /** The suffix after the family's name, such as `_sum`. */
  readonly suffix: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** All samples of one name, as plain data that one process can send to another. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

type Labels = Readonly<Record<string, string>>;

/** A number that only grows. */
export interface Counter {
  add(labels: Labels, by?: number): void;
}

/** Counts values by the upper bounds of buckets, and sums them. */
export interface Histogram {
  observe(labels: Labels, value: number): void;
}

export interface Metrics {
  counter(name: string, help: string): Counter;
  /** Adds a gauge, which `add` can raise and lower. */
  level(name: string, help: string): Counter;
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  families(): Family[];
}

/** Label values are short and few. They never contain a person, an address or what people wrote. */
const keyOf = (labels: Labels) => Object.values(labels).join('\u0000');

/** Opens metrics that start at zero. */
export function openMetrics(): Metrics {
  const readers: (() => Family)[] = [];
  const summing = (name: string, help: string, type: 'counter' | 'gauge'): Counter => {
    const values = new Map<string, { labels: Labels; value: number }>();
    readers.push(() => ({ name, help, type, samples: [...values.values()].map((one) => ({ suffix: '', ...one })) }));
    return {
      add(labels, by = 1) {
        const key = keyOf(labels);
        const found = values.get(key);
        if (found === undefined) values.set(key, { labels, value: by });
        else found.value += by;
      },
    };
  };
  return {
    counter: (name, help) => summing(name, help, 'counter'),
    level: (name, help) => summing(name, help, 'gauge'),
    histogram(name, help, bounds) {
      const values = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
      readers.push(() => ({
        name,
        help,
        type: 'histogram',
        samples: [...values.values()].flatMap(({ labels, counts, sum }) => samplesOf(labels, bounds, counts, sum)),
      }));
      return {
        observe(labels, value) {
          const key = keyOf(labels);
          let found = values.get(key);
          if (found === undefined) {
            found = { labels, counts: bounds.map(() => 0).concat(0), sum: 0 };
            values.set(key, found);
          }
          let bucket = 0;
          while (bucket < bounds.length && value > bounds[bucket]!) bucket += 1;
          found.counts[bucket]! += 1;
          found.sum += value;
        },
      };
    },
    families: () => readers.map((read) => read()),
  };
}

function samplesOf(labels: Labels, bounds: readonly number[], counts: readonly number[], sum: number): Sample[] {
  let below = 0;
  const buckets = counts.map((count, index) => {
    below += count;
    const le = index < bounds.length ? String(bounds[index]) : '+Inf';
    return { suffix: '_bucket', labels: { ...labels, le }, value: below };
  });
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: below }];
}

/** Returns a metric whose value is read when it is requested. */
export function gauge(name: string, help: string, ...samples: (readonly [Labels, number])[]): Family {
  return { name, help, type: 'gauge', samples: samples.map(([labels, value]) => ({ suffix: '', labels, value })) };
}

/** Returns each sample with one more label. */
export function withLabel(families: readonly Family[], name: string, value: string): Family[] {
  return families.map((family) => ({
    ...family,
    samples: family.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, [name]: value } })),
  }));
}

/** Returns the text format of Prometheus, version 0.0.4, which requires all samples of a name to be consecutive. */
export function textOf(families: readonly Family[]): string {
  const byName = Map.groupBy(families, ({ name }) => name);
  return [...byName.values()]
    .map((same) => {
      const { name, help, type } = same[0]!;
      const lines = same.flatMap(({ samples }) => samples.map((sample) => lineOf(name, sample)));
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
    })
    .join('');
}

function lineOf(name: string, { suffix, labels, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escape(text)}"`);
  return `${name}${suffix}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}\n`;
}

function escape(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
