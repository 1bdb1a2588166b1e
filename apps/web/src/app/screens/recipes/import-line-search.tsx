import { FoodPicker } from '../../../features/foods/components/food-picker.tsx';
import { usePickerPlace } from '../../../features/foods/model/use-picker-place.ts';
import { chosen, type ReadLine } from '../../../features/recipes/model/read-lines.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface ImportLineSearchProps {
  line: ReadLine;
  onChange: (line: ReadLine) => void;
  onClose: () => void;
}

/** Searches for the food of a line, starting with the line's own words. */
export function ImportLineSearch({ line, onChange, onClose }: ImportLineSearchProps) {
  const say = usePhrases('importing');
  const [place, move] = usePickerPlace({ step: 'search', query: line.name.slice(0, LONGEST_QUERY) });
  return (
    <FoodPicker
      title={say('searchTitle', { line: line.raw })}
      chooseLabel={() => say('use')}
      place={place}
      onMove={move}
      onClose={onClose}
      onChoose={async ({ food, serving, quantity }) => onChange(chosen(line, food, serving, quantity))}
    />
  );
}

const LONGEST_QUERY = 100;
