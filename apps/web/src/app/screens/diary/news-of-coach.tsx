import { NoteNews } from '../../../features/notes/components/note-news.tsx';
import { PlanNews } from '../../../features/plan-versions/components/plan-news.tsx';

/** What the user's coach changed in their plan or wrote to them that they have not seen; next to each other if there is room. */
export function NewsOfCoach() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-2 empty:hidden">
      <PlanNews />
      <NoteNews />
    </div>
  );
}
