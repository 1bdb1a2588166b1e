import { brandColours } from './brand-colours.ts';
import { type NamedOrganisation, PRODUCT_NAME, senderOfMail, shownName } from './organisation-name.ts';

/** What decides how an organisation's mails look. */
export interface MailedOrganisation extends NamedOrganisation {
  /** Whether it is the product's own. */
  readonly is_main: boolean;
  readonly primary_colour: string;
  readonly logo: string | null;
  readonly logo_visible: boolean;
}

/** The look of an organisation's mails. All colours are `#rrggbb`. */
export interface MailLook {
  /** What the mail calls the organisation. */
  readonly portal: string;
  /** The name before the sender's address. */
  readonly sender: string;
  /** Whether the product writes on someone else's behalf. */
  readonly isOnBehalf: boolean;
  /** A button, and the text on it. */
  readonly button: string;
  readonly onButton: string;
  /** The name, on white. */
  readonly title: string;
  /** The address of its logo. */
  readonly logo: string | null;
}

/** The colour of a mail that shows no organisation's own. */
const PRODUCT_COLOUR = '#0b5c66';

/**
 * The look of an organisation's mails; the product's if its name cannot be used in a mail or looks like the product's.
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
 * The look of a mail about money: always the product's name, logo and colour, since the product takes the payment. The
 * text names the organisation.
 */
export function lookOfMoneyMail(organisation: MailedOrganisation): MailLook {
  const { portal } = lookOfMail(organisation);
  const product = { name: PRODUCT_NAME, isCoachs: false, is_main: false, primary_colour: '', logo: null };
  return { ...lookOfMail({ ...product, logo_visible: false }), portal };
}
