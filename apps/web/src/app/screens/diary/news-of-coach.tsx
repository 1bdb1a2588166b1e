import { NoteNews } from '../../../features/notes/components/note-news.tsx';
import { PlanNews } from '../../../features/plan-versions/components/plan-news.tsx';

/** What the user's coach changed in their plan or wrote to them that they have not seen. */
export function NewsOfCoach() {
  return (
    <>
      <PlanNews />
      <NoteNews />
    </>
  );
}
