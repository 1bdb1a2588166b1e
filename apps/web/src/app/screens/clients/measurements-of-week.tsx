import { MEASUREMENT_TYPES, type MeasurementType } from '@weekbord/domain/progress/measurement-types';
import type { ClientWeek } from '../../../features/clients/api/client-week.ts';
import { ReportFacts } from '../../../features/clients/components/week/report-facts.tsx';
import { useValueText } from '../../../features/progress/model/use-value-text.ts';
import { useFormat } from '../../../shared/locale/format.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

type Measured = ClientWeek['measurements'];

/** The measurements of a week other than weights, by type and date. */
export function MeasurementsOfWeek({ measured }: { measured: Measured }) {
  const types = MEASUREMENT_TYPES.filter((type) => measured.some((one) => one.type === type));
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-3">
      {types.map((type) => (
        <OfType key={type} type={type} measured={measured.filter((one) => one.type === type)} />
      ))}
    </div>
  );
}

function OfType({ type, measured }: { type: MeasurementType; measured: Measured }) {
  const say = usePhrases('progress');
  const sayReport = usePhrases('weekReport');
  const format = useFormat();
  const { text, meanText } = useValueText(type);
  const texts = measured.map((one) =>
    [sayReport('valueOn', { value: text(one.value), date: format.date(one.date, 'short') }), ...meanText(one)].join(
      ', ',
    ),
  );
  return <ReportFacts facts={[[say(`name${type}`), texts]]} />;
}
