/** A file in a listing of the store. */
export interface StoredFile {
  readonly name: string;
  readonly savedAt: Date;
}

/**
 * Stores files by name. The server creates the names, from lower-case letters, digits, dots and dashes; a store throws
 * on any other.
 */
export interface FileStore {
  /** Saves a file completely or not at all. Once this resolves, it survives a crash. */
  save(name: string, content: Uint8Array): Promise<void>;
  /** Returns the content of a file; null if there is none. */
  read(name: string): Promise<Buffer | null>;
  /** Deletes a file; does nothing if there is none. */
  delete(name: string): Promise<void>;
  /** Lists every file, including incomplete ones left by a crash. */
  list(): Promise<readonly StoredFile[]>;
}
