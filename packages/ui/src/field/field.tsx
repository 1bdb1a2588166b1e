import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  label: string;
  /** Help text that is always shown below the field. */
  hint?: ReactNode;
  /** The validation error, shown below the field instead of the hint. */
  error?: string;
}

interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A label above, a control, and help text or an error below, linked for screen readers. */
export function Field({ label, hint, error, children }: FieldTexts & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId();
  const textId = `${id}-text`;
  const below = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold text-ink">
        {label}
      </label>
      {children({ id, 'aria-describedby': below ? textId : undefined, 'aria-invalid': error ? true : undefined })}
      <div id={textId} className="text-small" aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : hint && <span className="text-ink-soft">{hint}</span>}
      </div>
    </div>
  );
}

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      {children}
    </span>
  );
}

/** The place below a group of controls where an error is announced when it appears. */
export function GroupError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} className="text-small" aria-live="polite">
      {error && (
        <div className="mt-1.5">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

/** The classes of the box around a text control. */
export const FIELD_BOX =
  'w-full min-h-13 rounded-control border border-line-strong bg-surface px-4 text-body text-ink transition placeholder:text-ink-soft/75 ' +
  'focus:border-brand-strong focus:outline-2 focus:-outline-offset-1 focus:outline-brand-strong ' +
  'aria-invalid:border-danger aria-invalid:focus:outline-danger disabled:opacity-50';
