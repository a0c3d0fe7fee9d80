import { lazy } from 'react';

/** A piece of its own, with all that works the story out: few screens need it. */
export const Page = lazy(async () => ({ default: (await import('./StoryPage')).StoryPage }));
