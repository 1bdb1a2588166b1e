import { OutsideLink } from '../../../../shared/outside-link.tsx';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { externalLink } from '../../model/external-link.ts';

/** Links to the source of a recipe; renders nothing if there is no safe link. */
export function SourceLink({ link }: { link: string | null }) {
  const say = usePhrases('recipes');
  const source = externalLink(link);
  if (source === null) return null;
  return (
    <OutsideLink
      to={source.address}
      className="font-semibold text-brand-strong underline underline-offset-2 wrap-anywhere"
    >
      {source.kind === 'instagram' ? say('instagram') : say('source', { host: source.host })}
    </OutsideLink>
  );
}
