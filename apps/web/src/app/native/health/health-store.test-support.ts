import type { HealthState } from '../bridge.ts';

export interface WrittenRecord {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly offsetMinutes: number;
  readonly mealType: number;
  readonly name?: string;
  readonly nutrition: Readonly<Record<string, number>>;
}

interface Weight {
  readonly id: string;
  readonly kilograms: number;
  readonly at: number;
  readonly offsetMinutes: number | null;
  readonly isOwn: boolean;
}

type Kind = 'weight' | 'nutrition';

/** The error thrown by the native side when it refuses a call. */
export class Refusal extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** A fake Health Connect, which rejects future timestamps and deleted ids. */
export class FakeHealthStore {
  availability: HealthState['availability'] = 'available';
  /** What the person answers when asked, and what they currently allow. */
  allows: Record<Kind, boolean> = { weight: true, nutrition: true };
  granted: Record<Kind, boolean> = { weight: false, nutrition: false };
  weights: Weight[] = [];
  readonly records = new Map<string, WrittenRecord>();
  /** The calls, in order. */
  readonly calls: string[] = [];
  readonly #deleted = new Set<string>();

  /** Responds to a call as the native side does. Throws a `Refusal`. */
  call(method: string, options: Readonly<Record<string, unknown>> = {}): object | undefined {
    this.calls.push(method);
    switch (method) {
      case 'state':
        return this.#state();
      case 'ask':
        for (const kind of ['weight', 'nutrition'] as const)
          if (options[kind] === true) this.granted[kind] ||= this.allows[kind];
        return this.#state();
      case 'openSettings':
        return undefined;
      case 'readWeights':
        this.#want('weight');
        return { weights: this.weights.filter(({ at }) => at >= Number(options['since'])) };
      case 'writeNutrition':
        this.#want('nutrition');
        return this.#write(options['records'] as WrittenRecord[]);
      case 'removeNutrition':
        this.#want('nutrition');
        for (const id of options['ids'] as string[]) if (this.records.delete(id)) this.#deleted.add(id);
        return undefined;
      default:
        throw new Refusal(`There is no ${method}`, 'UNIMPLEMENTED');
    }
  }

  /** Adds a weight from a scale. */
  weigh(kilograms: number, at: Date, id: string = crypto.randomUUID()): void {
    this.weights.push({ id, kilograms, at: at.getTime(), offsetMinutes: -at.getTimezoneOffset(), isOwn: false });
  }

  #write(records: readonly WrittenRecord[]): undefined {
    for (const { start, end } of records) {
      if (start >= end) throw new Refusal('startTime must be before endTime', 'FAILED');
      if (end > Date.now()) throw new Refusal('endTime must not be in the future', 'FAILED');
    }
    for (const record of records)
      if (!this.records.has(record.id) && !this.#deleted.has(record.id)) this.records.set(record.id, record);
    return undefined;
  }

  #state(): HealthState {
    const of = (kind: Kind) => (this.granted[kind] ? 'granted' : 'denied');
    return { availability: this.availability, weight: of('weight'), nutrition: of('nutrition') };
  }

  #want(kind: Kind): void {
    if (!this.granted[kind]) throw new Refusal(`No permission for ${kind}`, 'DENIED');
  }
}
