import brief from '../fr/help/brief.json';
import building from '../fr/help/building.json';
import chapter from '../fr/help/chapter.json';
import expansions from '../fr/help/chapter-expansions.json';
import helpOf1897 from '../fr/help/edition-1897.json';
import role from '../fr/help/role.json';
import common from '../fr/ui/common.json';
import buildings from '../fr/words/buildings.json';
import wordsOf1897 from '../fr/words/edition-1897.json';
import things from '../fr/words/things.json';

/** One line for each file: `ui` and `game` grow by areas, one small file an area. */
export const fr = {
  words: { ...things, building: buildings },
  ui: { common },
  game: {},
  help: { brief, building, role, chapter: { ...chapter, ...expansions } },
} as const;

/** What the 1897 edition says differently. */
export const fr1897 = { words: wordsOf1897, help: helpOf1897 } as const;
