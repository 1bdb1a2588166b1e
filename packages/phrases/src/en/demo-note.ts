/** A simulated client's question to a coach who tries the product. */
export const demoNote = 'I’m eating out on Friday. Shall I skip my snack that day, or is it fine as it is?';
