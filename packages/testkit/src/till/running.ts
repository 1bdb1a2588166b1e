import type { Context } from './context.ts';
import type { Deliveries } from './deliveries.ts';
import type { Faults } from './faults.ts';

/** The parts of a running till. */
export interface Running {
  readonly ctx: Context;
  readonly deliveries: Deliveries;
  readonly faults: Faults;
  readonly calls: Record<string, number>;
  save(): void;
}
