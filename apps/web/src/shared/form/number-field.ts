/** Attributes of a field for decimal numbers: its keyboard, and a sensible maximum length. */
export const NUMBER_FIELD = { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } as const;
