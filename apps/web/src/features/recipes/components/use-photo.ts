import { useEffect, useRef, useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText, fieldMessage } from '../../../shared/alerts/failure-text.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { leaveUndoably, useLeaving } from '../../../shared/undo/leaving.ts';
import { useDeleteRecipePhoto, useUploadRecipePhoto } from '../api/own-recipes.ts';
import { preparePhoto } from '../model/prepare-photo.ts';

interface Given {
  recipeId: number | null;
  image: string | null;
  onChange: (image: string | null) => void;
}

interface Photo {
  /** The photo on screen. */
  shown: string | null;
  /** What is under way, as its phrase; null for nothing. */
  progress: 'photoPreparing' | 'photoSending' | null;
  problem: Readonly<{ text: string; retry: (() => void) | null }> | null;
  choose: (file: File) => void;
  remove: () => void;
}

type Problem = Readonly<{ text: string; photo: string | null }>;

/** What happens to the photo of a recipe: prepared in the browser, sent, and removed with a way back. */
export function usePhoto({ recipeId, image, onChange }: Given): Photo {
  const say = usePhrases('recipes');
  const sayShared = usePhrases('shared');
  const upload = useUploadRecipePhoto();
  const takeOff = useDeleteRecipePhoto();
  const leaving = useLeaving();
  const [progress, setProgress] = useState<Photo['progress']>(null);
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const latest = useRef(image);
  useEffect(() => {
    latest.current = sending ?? image;
  }, [sending, image]);
  const leavingKey = `photo ${String(recipeId)} ${String(image?.slice(-40))}`;

  const send = async (photo: string) => {
    setProblem(null);
    if (recipeId === null) return onChange(photo);
    setSending(photo);
    setProgress('photoSending');
    const sent = await upload.send({ recipeId, photo });
    setSending(null);
    setProgress(null);
    if (sent.ok) onChange(sent.value.image);
    else setProblem({ text: fieldMessage(sent.failure, 'image') ?? failureText(sent.failure, sayShared), photo });
  };

  const choose = async (file: File) => {
    setProblem(null);
    setProgress('photoPreparing');
    const photo = await preparePhoto(file);
    setProgress(null);
    if (photo === null) setProblem({ text: say('photoUnreadable'), photo: null });
    else await send(photo);
  };

  const remove = () => {
    setProblem(null);
    const text = say('photoRemoved');
    const undoLabel = sayShared('undo');
    if (recipeId === null) {
      onChange(null);
      showAlert(text, { action: { label: undoLabel, onPress: () => onChange(image) } });
      return;
    }
    const commit = async () => {
      // Another photo has taken its place, or is about to.
      if (latest.current !== image) return;
      const { ok } = await takeOff.send(recipeId);
      if (ok) onChange(null);
    };
    leaveUndoably(leavingKey, { text, undoLabel, commit });
  };

  const retryOf = ({ photo }: Problem) => (photo === null ? null : () => void send(photo));
  return {
    shown: sending ?? (leaving.has(leavingKey) ? null : image),
    progress,
    problem: problem && { text: problem.text, retry: retryOf(problem) },
    choose: (file) => void choose(file),
    remove,
  };
}
