import { FieldError } from '@weekbord/ui/field/field';
import { useEffect, useRef } from 'react';

/**
 * The validation error below a list of choices; its element is always in the DOM, so that it is announced when it
 * appears.
 */
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
      // Scrolls far enough that the sticky button at the bottom does not cover the error.
      className="text-small not-empty:mt-4"
    >
      {text && <FieldError>{text}</FieldError>}
    </p>
  );
}
