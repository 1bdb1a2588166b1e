/** A cache of the most recently used values by key. */
export class LastUsed<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Value>();

  /** `most` is the maximum number of values. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the cached value of a key; does not count as a use. */
  peek(key: string): Value | undefined {
    return this.#kept.get(key);
  }

  /** Returns the cached value of a key, or a new one. */
  of(key: string, make: () => Value): Value {
    return this.keep(key, this.#kept.get(key) ?? make());
  }

  /** Caches a value, and evicts the least recently used one. */
  keep(key: string, value: Value): Value {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value!);
    return value;
  }
}
