import { useNavigate, useRouter } from '@tanstack/react-router';
import type { EditorSheet } from './editor-sheet.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the sheet was opened from the recipe that is being written, so that the recipe is one step back. */
    isOverEditor?: boolean;
  }
}

export interface EditorSheets {
  readonly shown: EditorSheet;
  readonly open: (sheet: EditorSheet) => void;
  readonly close: () => void;
}

/** Keeps the open sheet in the URL, so that the back button closes it. */
export function useEditorSheet(shown: EditorSheet): EditorSheets {
  const navigate = useNavigate();
  const router = useRouter();
  const go = (sheet: EditorSheet, isOver: boolean) =>
    void navigate({
      to: '.',
      search: (known: Readonly<Record<string, unknown>>) => ({ ...known, add: undefined, line: undefined, ...sheet }),
      replace: !isOver,
      resetScroll: false,
      state: (known) => ({ ...known, isOverEditor: isOver }),
    });
  return {
    shown,
    open: (sheet) => go(sheet, true),
    close: () => {
      if (router.state.location.state.isOverEditor) router.history.back();
      else go({}, false);
    },
  };
}
