/**
 * Where the reference tells of a rule. The ids of the rule book are for those who build the game;
 * players are led to the page instead.
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

/** Null for a rule that no page tells of. */
export function topicOfRule(rule: string): string | null {
  const [letters = ''] = rule.split('-');
  return TOPICS[letters] ?? null;
}
