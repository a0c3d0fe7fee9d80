/** Region of the functions. The database should be near, in `nam5` or `us-central1`. */
export const REGION = 'us-central1';
