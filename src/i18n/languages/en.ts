import action from '../en/game/action.json';
import event from '../en/game/event.json';
import hint from '../en/game/hint.json';
import list from '../en/game/list.json';
import outlook from '../en/game/outlook.json';
import prompt from '../en/game/prompt.json';
import refusal from '../en/game/refusal.json';
import brief from '../en/help/brief.json';
import building from '../en/help/building.json';
import chapter from '../en/help/chapter.json';
import expansions from '../en/help/chapter-expansions.json';
import helpOf1897 from '../en/help/edition-1897.json';
import role from '../en/help/role.json';
import common from '../en/ui/common.json';
import home from '../en/ui/home.json';
import newGame from '../en/ui/newGame.json';
import online from '../en/ui/online.json';
import reference from '../en/ui/reference.json';
import saves from '../en/ui/saves.json';
import score from '../en/ui/score.json';
import settings from '../en/ui/settings.json';
import table from '../en/ui/table.json';
import buildings from '../en/words/buildings.json';
import wordsOf1897 from '../en/words/edition-1897.json';
import things from '../en/words/things.json';

/** One line for each file: `ui` and `game` grow by areas, one small file an area. */
export const en = {
  words: { ...things, building: buildings },
  ui: { common, home, newGame, online, reference, saves, score, settings, table },
  game: { action, event, hint, list, outlook, prompt, refusal },
  help: { brief, building, role, chapter: { ...chapter, ...expansions } },
} as const;

/** What the 1897 edition says differently. */
export const en1897 = { words: wordsOf1897, help: helpOf1897 } as const;
