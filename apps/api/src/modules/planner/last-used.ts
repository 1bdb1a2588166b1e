/** Values by their keys, of which those that were used last are kept. */
export class LastUsed<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Value>();

  /** Keeps so many. */
  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept under a key; it counts as no use of it. */
  peek(key: string): Value | undefined {
    return this.#kept.get(key);
  }

  /** What is kept under a key, or is made now. */
  of(key: string, make: () => Value): Value {
    return this.keep(key, this.#kept.get(key) ?? make());
  }

  /** Keeps a value, and lets go of the one that was not used for longest. */
  keep(key: string, value: Value): Value {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    if (this.#kept.size > this.#most) this.#kept.delete(this.#kept.keys().next().value!);
    return value;
  }
}
