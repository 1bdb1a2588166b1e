import { createFileRoute, redirect } from '@tanstack/react-router';
import { openingDay } from '../../features/diary/model/diary-dates.ts';

/** The diary without a date: the day that was open a short while ago, else today. */
export const Route = createFileRoute('/_signed-in/diary/')({
  beforeLoad: () => {
    throw redirect({ to: '/diary/$date', params: { date: openingDay() }, replace: true });
  },
});
