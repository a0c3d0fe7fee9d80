import { sharePicture } from './sharing.web';
import type { Pictures } from './usePictures';

/** Browsers draw without a mounted view. */
export const usePictures = (): Pictures => ({ share: sharePicture, canvas: null });
