import { RichPhrase } from '../../../shared/phrases/rich-phrase.tsx';

/** A sentence in which an address stands out. */
export function AddressPhrase({ text }: { text: string }) {
  return (
    <RichPhrase
      text={text}
      marks={{ address: (inner) => <strong className="font-semibold wrap-anywhere text-ink">{inner}</strong> }}
    />
  );
}
