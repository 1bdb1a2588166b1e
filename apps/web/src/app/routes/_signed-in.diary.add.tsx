import { createFileRoute, redirect } from '@tanstack/react-router';

/** Adds to the current meal moment; a shortcut of the installed app. */
export const Route = createFileRoute('/_signed-in/diary/add')({
  beforeLoad: async ({ context }) => {
    const { addMealAddress } = await import('../screens/diary/meal/add-meal-address.ts');
    throw redirect(await addMealAddress(context.queryClient));
  },
});
