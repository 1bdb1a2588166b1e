import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';

/** A sentence with an emphasised address. */
export function AddressPhrase({ text }: { text: string }) {
  return (
    <RichPhrase
      text={text}
      marks={{ address: (inner) => <strong className="font-semibold wrap-anywhere text-ink">{inner}</strong> }}
    />
  );
}
