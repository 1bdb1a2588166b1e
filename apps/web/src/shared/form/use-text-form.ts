import { type Form, type FormOptions, useForm } from './use-form.ts';

interface TextFormOptions<Name extends string> extends FormOptions<Name> {
  /** The field texts. */
  texts: Readonly<Record<Name, string>>;
  onType: (name: Name, text: string) => void;
}

/** The props of a text field in a form. */
interface TextFieldProps<Name extends string> {
  readonly name: Name;
  readonly value: string;
  readonly error?: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

export interface TextForm<Name extends string> extends Form<Name> {
  readonly field: (name: Name) => TextFieldProps<Name>;
}

/** A form that has only text fields. */
export function useTextForm<Name extends string>({ texts, onType, ...options }: TextFormOptions<Name>): TextForm<Name> {
  const form = useForm<Name>(options);
  return {
    ...form,
    field(name) {
      const error = form.errorOf(name);
      return {
        name,
        value: texts[name],
        onChange: (text) => {
          form.changed(name);
          onType(name, text);
        },
        onBlur: () => form.left(name),
        ...(error !== undefined && { error }),
      };
    },
  };
}
