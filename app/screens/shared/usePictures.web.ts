import { sharePicture } from './sharing.web';
import type { Pictures } from './usePictures';

/** A browser draws without showing it. */
export const usePictures = (): Pictures => ({ share: sharePicture, canvas: null });
