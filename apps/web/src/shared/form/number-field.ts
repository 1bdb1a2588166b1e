/** How a field takes a number with decimals: the keyboard for it, and as many characters as a sensible one has. */
export const NUMBER_FIELD = { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } as const;
