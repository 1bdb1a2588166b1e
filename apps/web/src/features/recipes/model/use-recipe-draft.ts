import { useCallback, useEffect, useRef, useState } from 'react';
import { saysTheSame } from './own-recipe.ts';
import { clearDraft, keepDraft, type RecipeDraft, readKeptDraft, wasKeptBefore } from './recipe-draft.ts';

/** How long typing must pause before the draft is stored, in milliseconds. */
const REST_MS = 300;

export type ChangeDraft = (change: (draft: RecipeDraft) => RecipeDraft) => void;

/**
 * The draft of an edited recipe or, for null, of a new one, stored on this device while it differs from `start`. Only
 * the first `start` is used.
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
  /** Deletes the stored draft, after which nothing counts as unsaved. */
  const settle = useCallback(() => {
    latest.current.isChanged = false;
    clearDraft();
  }, []);
  /** Whether there is unsaved content right now, even before the next render. */
  const hasChanges = useCallback(() => latest.current.isChanged, []);
  const startOver = () => {
    settle();
    setRestored(false);
    setBegan(start);
    setDraft(start);
  };
  return { draft, change, isChanged, isRestored, hasChanges, settle, startOver };
}
