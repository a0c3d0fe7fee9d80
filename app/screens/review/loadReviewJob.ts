import { openReviewJob } from '#session/review/reviewJob';

/** On a phone what works a review out is there from the start; a browser loads it (loadReviewJob.web.ts). */
export const loadReviewJob = () => Promise.resolve({ openReviewJob });
