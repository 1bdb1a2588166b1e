import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { SECRET_FIELDS } from './secret-fields.ts';

it('every field of a call that tells of a cycle, or of where a device takes messages, is secret', () => {
  const named = new Set<string>();
  for (const { body, answer } of Object.values(endpoints) as { body?: z.ZodType; answer?: z.ZodType }[]) {
    for (const schema of [body, answer]) {
      if (schema === undefined) continue;
      const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
      for (const [, name] of text.matchAll(/"(\w*(?:menstrual|cycle_length|cycle_phase|period_start|push_)\w*)":\{/g))
        named.add(name!);
    }
  }
  // The object of the wizard that holds two of them.
  named.delete('menstrual_cycle');
  expect([...named].toSorted()).toEqual([...SECRET_FIELDS].toSorted());
});
