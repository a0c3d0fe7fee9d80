import { givePicture } from './outside.web';
import type { Pictures } from './usePictures';

/** A browser draws without showing it. */
export const usePictures = (): Pictures => ({ give: givePicture, easel: null });
