import { usePhrases } from '../phrases/use-phrases.ts';
import { useUserOrGuest } from '../session/current-user.ts';
import { useBrand } from './brand.ts';
import { organisationOf } from './organisation-of.ts';

/** The name and logo that a page shows. */
interface ShownBrand {
  readonly name: string;
  readonly logo: string | null;
  /** Whether the corners of the logo are rounded. */
  readonly isCurved: boolean;
}

/**
 * The name and logo that a page shows: the portal's for a guest, the organisation's for a user. A coach's organisation
 * may hide both; a built-in portal may hide only its logo.
 */
export function useShownBrand(): ShownBrand {
  const say = usePhrases('shared');
  const brand = useBrand();
  const user = useUserOrGuest();
  const organisation = user && organisationOf(user);
  if (!organisation) return { name: brand?.name ?? say('product'), logo: brand?.logo ?? null, isCurved: false };
  const { name, logo, logo_visible: isShown, owner, subdomain, disable_logo_curve: isAngular } = organisation;
  const portal = brand?.subdomain === subdomain ? undefined : brand?.name;
  return {
    name: isShown || owner === null ? name : (portal ?? say('product')),
    logo: isShown ? (logo ?? brand?.logo ?? null) : null,
    isCurved: !isAngular,
  };
}
