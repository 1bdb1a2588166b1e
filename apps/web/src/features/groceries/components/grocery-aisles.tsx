import type { GroceryList } from '@weekbord/contract/groceries/models';
import { AisleCards } from './aisle-cards.tsx';
import { GroceryRow } from './grocery-row.tsx';

/** The items of the user's own list, aisle by aisle. */
export function GroceryAisles({ list }: { list: GroceryList }) {
  return (
    <AisleCards
      items={list.items}
      draw={(row, isLeaving) => <GroceryRow key={row.key} row={row} listId={list.id} isLeaving={isLeaving} />}
    />
  );
}
