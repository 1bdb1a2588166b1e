/** Maximum number of characters of a question to support. */
export const MAX_QUESTION_LENGTH = 4000;
