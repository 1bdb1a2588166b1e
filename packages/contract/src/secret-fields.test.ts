import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints.ts';
import { SECRET_FIELDS } from './secret-fields.ts';

it('every field that reveals a cycle or the push address of a device is secret', () => {
  const named = new Set<string>();
  for (const { body, answer } of Object.values(endpoints) as { body?: z.ZodType; answer?: z.ZodType }[]) {
    for (const schema of [body, answer]) {
      if (schema === undefined) continue;
      const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
      for (const [, name] of text.matchAll(/"(\w*(?:menstrual|cycle_length|cycle_phase|period_start|push_)\w*)":\{/g))
        named.add(name!);
    }
  }
  // The wizard's `menstrual_cycle` object, which contains two of these fields.
  named.delete('menstrual_cycle');
  expect([...named].toSorted()).toEqual([...SECRET_FIELDS].toSorted());
});
