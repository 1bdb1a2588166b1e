import type { Route } from '@weekbord/contract/route';
import { useState } from 'react';
import { addressOf, type SentParts } from '../http/address.ts';

/**
 * The unanswered intents of a screen, each with its `Idempotency-Key`. An intent that is sent again unchanged keeps its
 * key, so that a lost answer does nothing twice; once it is answered, the same content is a new intent.
 */
export interface Intents {
  /** Returns the key of an intent. `unchanged` is what else must be the same for it to be the same intent. */
  keyOf(route: Route, sent: SentParts, unchanged?: unknown): string;
  /** Ends the intent of a key: everything that belongs to it is done. */
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

/** The intents of this screen, for as long as it is open. */
export function useIntents(): Intents {
  return useState(createIntents)[0];
}
