import { lazyPart } from '@weekbord/ui/lazy-part/lazy-part';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';

/** Loads the templates with their phrases. */
export const loadTemplates = () => Promise.all([import('./templates-dialog.tsx'), loadPhrases('habits', 'meals')]);

/** The templates for a week or a day; loaded when they are opened. */
export const TemplatesDialog = lazyPart(async () => (await loadTemplates())[0].TemplatesDialog);
