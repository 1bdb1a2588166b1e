import { useNavigate, useRouter } from '@tanstack/react-router';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Apple, ChefHat, ChevronRight, Flame, type LucideIcon, ScanBarcode, Search } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type QuickAction, quickActions, type SlotPlace } from '../model/quick-actions.ts';

const ICONS: Readonly<Record<QuickAction['name'], LucideIcon>> = {
  findRecipe: Search,
  addFood: Apple,
  scanBarcode: ScanBarcode,
  quickAdd: Flame,
  makeRecipe: ChefHat,
};

interface SlotActionsProps {
  place: SlotPlace;
  title: string;
  onClose: () => void;
}

/** The ways to put something into a slot of the day. */
export function SlotActions({ place, title, onClose }: SlotActionsProps) {
  const say = usePhrases('logging');
  const sayShared = usePhrases('shared');
  const navigate = useNavigate();
  const router = useRouter();
  const choose = (action: QuickAction) => {
    onClose();
    void navigate({ href: action.address(place), state: { isOverDiary: true }, resetScroll: false });
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={sayShared('close')} size="small">
      <ul className="-mx-3 grid">
        {quickActions((route) => route in router.routesByPath).map((action) => {
          const Icon = ICONS[action.name];
          return (
            <li key={action.name}>
              <button
                type="button"
                onClick={() => choose(action)}
                className="flex min-h-16 w-full items-center gap-4 rounded-control px-3 py-2 text-left transition hover:bg-sunken"
              >
                <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
                  <Icon aria-hidden="true" className="size-5.5" />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{say(action.name)}</span>
                  <span className="block text-tiny text-ink-soft">{say(`${action.name}Text`)}</span>
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
