import { StoryPage } from './StoryPage';

// Metro takes page.web.tsx before this file only if both end alike.

/** On a phone the page is there from the start; a browser loads it (page.web.tsx). */
export const Page = StoryPage;
