import { openReviewJob } from '#session/review/reviewJob';

/** Phones include the analysis. Browsers load it on demand; see loadReviewJob.web.ts. */
export const loadReviewJob = () => Promise.resolve({ openReviewJob });
