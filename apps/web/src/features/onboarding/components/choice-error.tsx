import { CircleAlert } from 'lucide-react';

/** What would be right, under a list of choices; always in the page, so that it is read out when it appears. */
export function ChoiceError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} role="alert" className="text-small font-medium text-danger not-empty:mt-4 flex items-start gap-1.5">
      {text && (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          {text}
        </>
      )}
    </p>
  );
}
