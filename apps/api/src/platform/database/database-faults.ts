/** The consequence of a failed query for its request. */
export type DatabaseFault = 'unavailable' | 'locked' | 'repeat' | 'conflict' | 'bad-value' | 'full-place' | 'other';

const UNAVAILABLE_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'ENOSPC', // our own disk is full
  'EDQUOT',
  '25006', // read-only: a standby
  '25P03', // idle in a transaction for too long, for example while a thread plans on a busy machine
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '57014', // statement timeout
  '57P01', // shutting down
  '57P02', // crashed
  '57P03', // starting up
]);

const LOST_CONNECTION =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|connection error|not queryable/i;

/** Returns the cause of an error thrown by `pg`, by its SQLSTATE or the operating system's error code. */
export function databaseFault(error: unknown): DatabaseFault {
  if (!(error instanceof Error)) return 'other';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNAVAILABLE_CODES.has(code) || code.startsWith('08') || code.startsWith('58')) return 'unavailable';
  if (code === '55P03') return 'locked';
  if (code === '40001' || code === '40P01') return 'repeat';
  if (code === '23505' || code === '23503') return 'conflict';
  if (code === 'WB001') return 'full-place';
  if (code === '22003' || code === '22021' || code === '22P05') return 'bad-value';
  return code === '' && LOST_CONNECTION.test(error.message) ? 'unavailable' : 'other';
}
