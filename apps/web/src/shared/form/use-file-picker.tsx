import { type ReactNode, useRef } from 'react';

interface FilePicker {
  accept: string;
  /** Whether to open the camera if there is one. */
  isCamera?: boolean;
  onPick: (file: File) => void;
}

/**
 * A hidden file input to render in the page, and a function that opens it. The same file may be picked twice in a row.
 */
export function useFilePicker({ accept, isCamera = false, onPick }: FilePicker): {
  input: ReactNode;
  open: () => void;
} {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      accept={accept}
      capture={isCamera ? 'environment' : undefined}
      onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        event.currentTarget.value = '';
        if (file) onPick(file);
      }}
    />
  );
  return { input, open: () => field.current?.click() };
}
