import { brandColours } from './brand-colours.ts';
import { type NamedOrganisation, PRODUCT_NAME, senderOfMail, shownName } from './organisation-name.ts';

/** The facts that decide how an organisation's emails look. */
export interface MailedOrganisation extends NamedOrganisation {
  /** Whether the organisation is the product's own. */
  readonly is_main: boolean;
  readonly primary_colour: string;
  readonly logo: string | null;
  readonly logo_visible: boolean;
}

/** The look of an organisation's emails. All colours are `#rrggbb`. */
export interface MailLook {
  /** The name that the email uses for the organisation. */
  readonly portal: string;
  /** The sender's display name. */
  readonly sender: string;
  /** Whether the product writes on someone else's behalf. */
  readonly isOnBehalf: boolean;
  /** The colours of a button and of the text on it. */
  readonly button: string;
  readonly onButton: string;
  /** The colour of the name, on white. */
  readonly title: string;
  /** The URL of the logo. */
  readonly logo: string | null;
}

/** The colour of emails when the organisation has no colour of its own. */
const PRODUCT_COLOUR = '#0b5c66';

/**
 * The look of an organisation's emails; the product's look if the organisation's name cannot be used in an email or
 * looks like the product's.
 */
export function lookOfMail(organisation: MailedOrganisation): MailLook {
  const portal = shownName(organisation);
  const isOnBehalf = portal !== PRODUCT_NAME;
  const isShown = isOnBehalf || organisation.is_main;
  const { brand, onBrand, strongOnLight } = brandColours(isShown ? organisation.primary_colour : PRODUCT_COLOUR);
  return {
    portal,
    sender: senderOfMail(organisation),
    isOnBehalf,
    button: brand,
    onButton: onBrand,
    title: strongOnLight,
    logo: isShown && organisation.logo_visible ? organisation.logo : null,
  };
}

/**
 * The look of an email about money: always the product's name, logo and colour, because the product takes the payment.
 * The text names the organisation.
 */
export function lookOfMoneyMail(organisation: MailedOrganisation): MailLook {
  const { portal } = lookOfMail(organisation);
  const product = { name: PRODUCT_NAME, isCoachs: false, is_main: false, primary_colour: '', logo: null };
  return { ...lookOfMail({ ...product, logo_visible: false }), portal };
}
