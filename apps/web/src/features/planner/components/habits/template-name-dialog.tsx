import { TEMPLATE_NAME_MAX_LENGTH } from '@weekbord/domain/planner/templates/plan-templates';
import { Button } from '@weekbord/ui/button/button';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { useTextForm } from '../../../../shared/form/use-text-form.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';

interface TemplateNameDialogProps {
  title: string;
  /** Describes what is being saved. */
  text?: string;
  name?: string;
  isBusy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a template. */
export function TemplateNameDialog({
  title,
  text,
  name: known = '',
  isBusy,
  onSave,
  onClose,
}: TemplateNameDialogProps) {
  const say = usePhrases('habits');
  const sayShared = usePhrases('shared');
  const [typed, setTyped] = useState(known);
  const name = typed.trim();
  const { id, submit, field } = useTextForm({
    texts: { name: typed },
    onType: (_, text) => setTyped(text),
    faults: { name: name === '' ? sayShared('required') : undefined },
  });
  const save = submit(() => {
    if (!isBusy) onSave(name);
  });
  return (
    <Dialog
      isOpen
      title={title}
      closeLabel={sayShared('close')}
      size="small"
      onClose={onClose}
      footer={
        <Button type="submit" form={id} isWide isBusy={isBusy}>
          {sayShared('save')}
        </Button>
      }
    >
      <form id={id} onSubmit={save} noValidate className="grid gap-4">
        {text && <p className="text-ink-soft">{text}</p>}
        <TextField
          {...field('name')}
          // The name is the only thing that the dialog asks for.
          autoFocus
          label={say('name')}
          placeholder={say('namePlaceholder')}
          maxLength={TEMPLATE_NAME_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
        />
      </form>
    </Dialog>
  );
}
