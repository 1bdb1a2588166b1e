import { useCallback, useEffect, useRef, useState } from 'react';
import { saysTheSame } from './own-recipe.ts';
import { clearDraft, keepDraft, type RecipeDraft, readKeptDraft, wasKeptBefore } from './recipe-draft.ts';

/** Typing rests this long before it is kept. */
const REST_MS = 300;

export type ChangeDraft = (change: (draft: RecipeDraft) => RecipeDraft) => void;

/**
 * A draft that this device keeps while it differs from what it began as: of a recipe that is changed, or a new one
 * (null). `start` counts the first time only.
 */
export function useRecipeDraft(of: number | null, start: RecipeDraft) {
  const [began, setBegan] = useState(start);
  const [isRestored, setRestored] = useState(() => wasKeptBefore(of));
  const [draft, setDraft] = useState(() => readKeptDraft(of) ?? start);
  const isChanged = !saysTheSame(draft, began);
  const latest = useRef({ draft, isChanged });
  const keep = useCallback(() => {
    if (latest.current.isChanged) keepDraft(of, latest.current.draft);
    else if (readKeptDraft(of) !== null) clearDraft();
  }, [of]);
  useEffect(() => {
    latest.current = { draft, isChanged };
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [draft, isChanged, keep]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [keep]);

  const change: ChangeDraft = useCallback((to) => setDraft(to), []);
  /** Deletes what was typed, and asks nothing more about it. */
  const settle = useCallback(() => {
    latest.current.isChanged = false;
    clearDraft();
  }, []);
  /** Whether something would be lost now, also before the next drawing. */
  const hasChanges = useCallback(() => latest.current.isChanged, []);
  const startOver = () => {
    settle();
    setRestored(false);
    setBegan(start);
    setDraft(start);
  };
  return { draft, change, isChanged, isRestored, hasChanges, settle, startOver };
}
