import type { Route } from '@weekbord/contract/route';
import { useState } from 'react';
import { addressOf, type SentParts } from '../http/address.ts';

/**
 * A screen's intents that have no response yet, each with its `Idempotency-Key`. An intent that is sent again unchanged
 * keeps its key, so that a lost response does not cause a duplicate. After a response, the same content is a new
 * intent.
 */
export interface Intents {
  /**
   * Returns the key of an intent. `unchanged` is additional state that must be equal for two intents to be the same.
   */
  keyOf(route: Route, sent: SentParts, unchanged?: unknown): string;
  /** Ends the intent with this key, once everything that belongs to it is done. */
  end(key: string): void;
}

/** Returns an empty collection of intents. */
export function createIntents(): Intents {
  const keys = new Map<string, string>();
  return {
    keyOf(route, sent, unchanged) {
      const content = JSON.stringify([route.name, addressOf(route, sent), sent.body, unchanged]);
      const key = keys.get(content) ?? crypto.randomUUID();
      keys.set(content, key);
      return key;
    },
    end(key) {
      for (const [content, known] of keys) if (known === key) keys.delete(content);
    },
  };
}

/** The intents of this screen, for as long as it is mounted. */
export function useIntents(): Intents {
  return useState(createIntents)[0];
}
