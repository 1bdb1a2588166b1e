import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Searches for text immediately, such as when the form is submitted. */
  readonly settle: (text: string) => void;
}

/**
 * The text of a search box whose search is in the URL. The search starts `waitMs` after the last keystroke; a search
 * that comes from the URL, such as when going back, replaces the text.
 */
export function useSearchText(searched: string, waitMs: number, onSearch: (text: string) => void): SearchText {
  const [text, setText] = useState(searched);
  const rested = useDebounced(text, waitMs);
  const [seen, setSeen] = useState(searched);
  if (seen !== searched) {
    setSeen(searched);
    // A URL that matches the last search must not change the text, because typing may have continued since.
    if (searched !== rested.trim() && searched !== text.trim()) setText(searched);
  }
  const settle = (typed: string) => {
    if (typed.trim() !== searched) onSearch(typed.trim());
  };
  const settleRested = useEffectEvent(settle);
  useEffect(() => settleRested(rested), [rested]);
  return { text, setText, settle };
}
