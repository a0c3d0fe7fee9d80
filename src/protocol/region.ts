/** Where the referee runs. The database should be near: `nam5` or `us-central1`. */
export const REGION = 'us-central1';
