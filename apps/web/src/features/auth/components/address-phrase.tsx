import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';

/** A sentence that contains an emphasised email address. */
export function AddressPhrase({ text }: { text: string }) {
  return (
    <RichPhrase
      text={text}
      marks={{ address: (inner) => <strong className="font-semibold wrap-anywhere text-ink">{inner}</strong> }}
    />
  );
}
