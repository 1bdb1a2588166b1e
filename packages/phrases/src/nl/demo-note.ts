/** A simulated client's question to a coach who tries the product. */
export const demoNote = 'Vrijdag ga ik uit eten. Zal ik die dag mijn tussendoortje overslaan, of is het goed zo?';
