import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** What would be right, under a list of choices; always in the page, so that it is read out when it appears. */
export function ChoiceError({ id, text }: { id: string; text: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) line.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <p
      id={id}
      ref={line}
      role="alert"
      // Clear of the button that sticks to the bottom.
      className="flex scroll-mb-28 items-start gap-1.5 text-small font-medium text-danger not-empty:mt-4"
    >
      {text && (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {text}
        </>
      )}
    </p>
  );
}
