/** A file as a list of the store shows it. */
export interface StoredFile {
  readonly name: string;
  readonly savedAt: Date;
}

/**
 * Keeps files by name. Names are made by the server, of lower-case letters, digits, dots and dashes; a store throws on
 * any other.
 */
export interface FileStore {
  /** Saves a file whole or not at all; once this returns, it survives a crash. */
  save(name: string, content: Uint8Array): Promise<void>;
  /** What a file holds; null where there is none. */
  read(name: string): Promise<Buffer | null>;
  /** Deletes a file; does nothing where there is none. */
  delete(name: string): Promise<void>;
  /** Every file, also those that a crash left half written. */
  list(): Promise<readonly StoredFile[]>;
}
