import { Fragment, type ReactNode } from 'react';

/** Renders a sentence whose marked parts, as in `read the <terms>terms</terms>`, become elements. */
export function RichPhrase({
  text,
  marks,
}: {
  text: string;
  marks: Readonly<Record<string, (inner: string) => ReactNode>>;
}) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{part}</Fragment>;
    if (index % 3 === 1) return null;
    return <Fragment key={index}>{marks[parts[index - 1] ?? '']?.(part) ?? part}</Fragment>;
  });
}
