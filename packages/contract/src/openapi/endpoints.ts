export { getSchema } from './get-schema.ts';
