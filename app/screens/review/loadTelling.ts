import { openTelling } from '#session/story/telling';

/** On a phone what works a story out is there from the start; a browser loads it (loadTelling.web.ts). */
export const loadTelling = () => Promise.resolve({ openTelling });
