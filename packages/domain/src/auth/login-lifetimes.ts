/** How many minutes an emailed code is valid. */
export const CODE_LIFE_MINUTES = 10;
/** How many minutes an emailed link is valid. */
export const LINK_LIFE_MINUTES = 30;
/** How many minutes an emailed link that confirms a new account or a change of address is valid. */
export const CONFIRMATION_LIFE_MINUTES = 24 * 60;
/** Minutes after logging in during which a person may do what cannot be undone, such as deleting the account. */
export const FRESH_LOGIN_MINUTES = 10;
/** Days without use after which a token expires. */
export const TOKEN_IDLE_DAYS = 30;
/** Days after which a token expires, however much it is used. */
export const TOKEN_LIFE_DAYS = 90;
