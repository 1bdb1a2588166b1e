/** The outcome of an operation that may fail in ways that the caller should handle. */
export type Result<Value, Failure> = Readonly<{ ok: true; value: Value }> | Readonly<{ ok: false; failure: Failure }>;
