import { Button } from '@weekbord/ui/button/button';
import { Copy } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { showAlert } from '../alerts/alerts.ts';
import { usePhrases } from '../phrases/use-phrases.ts';

interface LinkToCopyProps {
  link: string;
  /** The name of what is copied, and the label of the copy button; a link by default. */
  label?: string;
  copyLabel?: string;
  /** Additional actions on the link. */
  children?: ReactNode;
}

/** A secret link to copy; if the browser does not allow copying, it is selected for copying by hand. */
export function LinkToCopy({ link, label, copyLabel, children }: LinkToCopyProps) {
  const say = usePhrases('sharing');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showAlert(say('copied'), { tone: 'good' });
    } catch {
      field.current?.select();
      showAlert(say('notCopied'));
    }
  };
  return (
    <>
      <input
        ref={field}
        readOnly
        aria-label={label ?? say('link')}
        value={link}
        onFocus={({ target }) => target.select()}
        className="min-h-12 w-full truncate rounded-control bg-sunken px-4 text-small"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="medium"
          icon={<Copy aria-hidden="true" className="size-5" />}
          className="flex-auto"
          onClick={() => void copy()}
        >
          {copyLabel ?? say('copy')}
        </Button>
        {children}
      </div>
    </>
  );
}
