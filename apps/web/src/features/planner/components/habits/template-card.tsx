import { Card } from '@weekbord/ui/card/card';
import { Button } from '@weekbord/ui/button/button';
import { ConfirmDialog } from '@weekbord/ui/confirm-dialog/confirm-dialog';
import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type PlanTemplate, useDeleteTemplate, useRenameTemplate } from '../../api/plan-templates.ts';
import type { PutDay } from '../../api/put-meals.ts';
import { TemplateNameDialog } from './template-name-dialog.tsx';
import { UseTemplateDialog } from './use-template-dialog.tsx';
import { useTemplateSize } from './use-template-size.ts';

interface TemplateCardProps {
  templates: readonly PlanTemplate[];
  put: PutDay;
  onPlanned: (start: string) => void;
}

/** A person's templates, with buttons to use, rename or delete each. */
export function TemplateCard({ templates, put, onPlanned }: TemplateCardProps) {
  return (
    <Card isFlush className="overflow-hidden">
      <ul className="divide-y divide-line">
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} put={put} onPlanned={onPlanned} />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = Omit<TemplateCardProps, 'templates'> & { template: PlanTemplate };

function TemplateRow({ template, put, onPlanned }: RowProps) {
  const say = usePhrases('habits');
  const sayShared = usePhrases('shared');
  const sizeOf = useTemplateSize();
  const rename = useRenameTemplate();
  const remove = useDeleteTemplate();
  const [open, setOpen] = useState<'use' | 'rename' | 'delete'>();
  const { id, name } = template;
  const close = () => setOpen(undefined);
  const saveName = async (typed: string) => {
    if ((await rename.send({ id, name: typed })).ok) close();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-3 pl-5 pr-3">
      <span className="min-w-[min(100%,10rem)] flex-1">
        <span className="block font-semibold wrap-break-word">{name}</span>
        <span className="block text-small text-ink-soft">{sizeOf(template)}</span>
      </span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-1">
        <Button
          tone="secondary"
          size="small"
          aria-label={say('useNamed', { name })}
          aria-haspopup="dialog"
          onClick={() => setOpen('use')}
        >
          {say('use')}
        </Button>
        <IconButton
          label={say('renameNamed', { name })}
          icon={<Pencil aria-hidden="true" className="size-5" />}
          aria-haspopup="dialog"
          onClick={() => setOpen('rename')}
        />
        <IconButton
          label={say('deleteNamed', { name })}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          aria-haspopup="dialog"
          onClick={() => setOpen('delete')}
        />
      </span>
      {open === 'use' && <UseTemplateDialog template={template} put={put} onPlanned={onPlanned} onClose={close} />}
      {open === 'rename' && (
        <TemplateNameDialog
          title={say('rename')}
          name={name}
          isBusy={rename.isPending}
          onSave={(typed) => void saveName(typed)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={open === 'delete'}
        isDangerous
        isBusy={remove.isPending}
        title={say('deleteTitle', { name })}
        text={say('deleteText')}
        confirmLabel={say('delete')}
        cancelLabel={sayShared('cancel')}
        onConfirm={() => remove.mutate(id, { onSuccess: close })}
        onClose={close}
      />
    </li>
  );
}
