import type { Route } from '@weekbord/contract/route';
import { useState } from 'react';
import { addressOf, type SentParts } from '../http/address.ts';

/**
 * The intents of a screen that have no answer yet, each with its `Idempotency-Key`. Sent again unchanged, an intent
 * keeps its key, so that an answer that was lost does nothing twice; once it is answered, the same is a new intent.
 */
export interface Intents {
  /** The key of an intent. `unchanged` is what else must be as it was for it to be the same one. */
  keyOf(route: Route, sent: SentParts, unchanged?: unknown): string;
  /** Ends the intent of a key: all that belongs to it was done. */
  end(key: string): void;
}

/** No intents yet. */
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
