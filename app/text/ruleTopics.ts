/**
 * Pages of the rules reference by rule. Players never see rule ids, which are for developers; they
 * get a link to the page.
 */
const TOPICS: Readonly<Record<string, string>> = {
  R: 'round',
  B: 'city',
  S: 'round',
  SE: 'settler',
  MA: 'mayor',
  BU: 'builder',
  CR: 'craftsman',
  TR: 'trader',
  CA: 'captain',
  EN: 'end',
  E: 'editions',
  V: 'variants',
  P: 'puertomas',
  X1: 'newBuildings',
  X2: 'nobles',
  X3: 'smuggler',
  X4: 'festival',
  X5: 'festival',
  X6: 'achievements',
};

/** Null for a rule without a page. */
export function topicOfRule(rule: string): string | null {
  const [letters = ''] = rule.split('-');
  return TOPICS[letters] ?? null;
}
