/**
 * What works a review out is a piece of its own. The page is not: it draws with what other screens
 * draw with, and what two pieces share is loaded before the first screen.
 */
export const loadReviewJob = () => import('#session/review/reviewJob');
