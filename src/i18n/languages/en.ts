import brief from '../en/help/brief.json';
import building from '../en/help/building.json';
import chapter from '../en/help/chapter.json';
import expansions from '../en/help/chapter-expansions.json';
import helpOf1897 from '../en/help/edition-1897.json';
import role from '../en/help/role.json';
import common from '../en/ui/common.json';
import buildings from '../en/words/buildings.json';
import wordsOf1897 from '../en/words/edition-1897.json';
import things from '../en/words/things.json';

/** One line for each file: `ui` and `game` grow by areas, one small file an area. */
export const en = {
  words: { ...things, building: buildings },
  ui: { common },
  game: {},
  help: { brief, building, role, chapter: { ...chapter, ...expansions } },
} as const;

/** What the 1897 edition says differently. */
export const en1897 = { words: wordsOf1897, help: helpOf1897 } as const;
