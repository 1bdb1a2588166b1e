import { useEffect, useRef, useState } from 'react';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { closePhoto, openPhoto, type PhotoArea, preparePhoto } from '../../model/prepare-photo.ts';

interface Photo {
  /** Whether a chosen file is being opened. */
  isOpening: boolean;
  /** The URL of the photo that is being cropped; null if none is. */
  cropped: string | null;
  problem: string | null;
  choose: (file: File) => void;
  /** Crops the existing photo again. */
  cropAgain: () => void;
  /** Applies the given area to the photo that is being cropped. */
  use: (area: PhotoArea) => Promise<void>;
  cancel: () => void;
  remove: () => void;
}

/** The photo of a recipe that is being written, with functions to choose, crop and remove it; removal can be undone. */
export function usePhoto(image: string | null, onChange: (image: string | null) => void): Photo {
  const say = usePhrases('recipes');
  const sayShared = usePhrases('shared');
  const [isOpening, setIsOpening] = useState(false);
  const [cropped, setCropped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const opened = useRef<string>(null);
  useEffect(() => () => void (opened.current && closePhoto(opened.current)), []);

  const end = () => {
    if (opened.current) closePhoto(opened.current);
    opened.current = null;
    setCropped(null);
  };

  const choose = async (file: File) => {
    setProblem(null);
    setIsOpening(true);
    const address = await openPhoto(file);
    setIsOpening(false);
    opened.current = address;
    setCropped(address);
    if (address === null) setProblem(say('photoUnreadable'));
  };

  const use = async (area: PhotoArea) => {
    if (cropped === null) return;
    const photo = await preparePhoto(cropped, area);
    end();
    if (photo === null) setProblem(say('photoUnreadable'));
    else onChange(photo);
  };

  const remove = () => {
    setProblem(null);
    onChange(null);
    showAlert(say('photoRemoved'), { action: { label: sayShared('undo'), onPress: () => onChange(image) } });
  };

  return {
    isOpening,
    cropped,
    problem,
    choose: (file) => void choose(file),
    cropAgain: () => {
      setProblem(null);
      setCropped(image);
    },
    use,
    cancel: end,
    remove,
  };
}
