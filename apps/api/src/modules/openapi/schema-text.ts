import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { OpenApiVersion } from '@weekbord/contract/openapi/describe-schemas';
import type { SchemaFormat } from '@weekbord/contract/openapi/get-schema';

/** The requested description. */
export interface WantedSchema {
  readonly openApi: OpenApiVersion;
  readonly format: SchemaFormat;
  readonly version: string;
}

const PRINTER = fileURLToPath(new URL('./print-schema.ts', import.meta.url));
const BYTES_MAX = 16 * 1024 * 1024;
const PATIENCE_MS = 20_000;

const run = promisify(execFile);
const texts = new Map<string, Promise<string>>();

/**
 * Returns the API description as text. It is created on the first request, in a separate process, because a thread
 * would keep some 20 MB in use, and then cached. If creating it fails, the next request retries.
 */
export function schemaText({ openApi, format, version }: WantedSchema): Promise<string> {
  const args = [PRINTER, openApi, format, version];
  const key = args.join(' ');
  const present = texts.get(key);
  if (present !== undefined) return present;
  const text = run(process.execPath, args, { maxBuffer: BYTES_MAX, timeout: PATIENCE_MS }).then(({ stdout }) => stdout);
  texts.set(key, text);
  text.catch(() => texts.delete(key));
  return text;
}
