/**
 * The analysis is a separate bundle. The page is not, because code shared by two bundles would be
 * loaded before the first screen.
 */
export const loadReviewJob = () => import('#session/review/reviewJob');
