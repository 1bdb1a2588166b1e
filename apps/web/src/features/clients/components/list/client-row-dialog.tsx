import { MAX_NAME_LENGTH } from '@weekbord/domain/auth/validate-identity';
import type { ClientRow, ClientRowFaults } from '@weekbord/domain/clients/client-rows';
import { LANGUAGES } from '@weekbord/domain/languages/languages';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { SegmentedControl } from '@weekbord/ui/segmented-control/segmented-control';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { useTextForm } from '../../../../shared/form/use-text-form.ts';
import { LANGUAGE_NAMES } from '../../../../shared/locale/language-names.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { useRowTexts } from '../../model/use-row-texts.ts';

type TypedField = 'first_name' | 'last_name' | 'email';

interface ClientRowDialogProps {
  row: ClientRow;
  /** Returns what would be wrong with the changed row. */
  check: (row: ClientRow) => ClientRowFaults;
  /** Why the server refused the address, if it did. */
  refusal: string | undefined;
  onSave: (row: ClientRow) => void;
  onClose: () => void;
}

/** A dialog to correct a row in an imported file of clients. The row's errors are shown from the start. */
export function ClientRowDialog({ row, check, refusal, onSave, onClose }: ClientRowDialogProps) {
  const say = usePhrases('clientImport');
  const sayIntake = usePhrases('clientIntake');
  const sayShared = usePhrases('shared');
  const texts = useRowTexts();
  const [draft, setDraft] = useState(row);
  const isRefused = refusal !== undefined && draft.email === row.email;
  const corrected = { ...draft, has_extra_cells: false };
  const faults = texts.faultTexts(draft, check(corrected));
  const form = useTextForm<TypedField>({
    texts: draft,
    onType: (name, text) => setDraft({ ...draft, [name]: text }),
    showsFaultsOn: 'typing',
    faults: {
      first_name: faults.first_name,
      last_name: faults.last_name,
      email: faults.email ?? (isRefused ? refusal : undefined),
    },
  });
  const save = () => {
    onSave({
      ...corrected,
      first_name: draft.first_name.trim(),
      last_name: draft.last_name.trim(),
      email: draft.email.trim(),
    });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say('line', { line: String(row.line) })}
      closeLabel={sayShared('close')}
      size="small"
      footer={
        <Button type="submit" form={form.id} isWide size="medium">
          {sayShared('save')}
        </Button>
      }
    >
      <form id={form.id} noValidate className="grid gap-4" onSubmit={form.submit(save)}>
        {row.has_extra_cells && <Notice tone="plain">{say('extra_cells')}</Notice>}
        <TextField
          label={sayIntake('firstName')}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          {...form.field('first_name')}
        />
        <TextField
          label={sayIntake('lastName')}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          {...form.field('last_name')}
        />
        <TextField
          label={sayIntake('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <SegmentedControl
          label={sayIntake('mailLanguage')}
          value={draft.language ?? ''}
          onChange={(language) => setDraft({ ...draft, language })}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          error={faults.language}
          onBlur={() => undefined}
        />
      </form>
    </Dialog>
  );
}
