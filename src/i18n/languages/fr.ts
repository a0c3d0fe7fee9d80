import action from '../fr/game/action.json';
import event from '../fr/game/event.json';
import hint from '../fr/game/hint.json';
import list from '../fr/game/list.json';
import outlook from '../fr/game/outlook.json';
import prompt from '../fr/game/prompt.json';
import refusal from '../fr/game/refusal.json';
import brief from '../fr/help/brief.json';
import building from '../fr/help/building.json';
import chapter from '../fr/help/chapter.json';
import expansions from '../fr/help/chapter-expansions.json';
import helpOf1897 from '../fr/help/edition-1897.json';
import role from '../fr/help/role.json';
import common from '../fr/ui/common.json';
import home from '../fr/ui/home.json';
import newGame from '../fr/ui/newGame.json';
import online from '../fr/ui/online.json';
import reference from '../fr/ui/reference.json';
import saves from '../fr/ui/saves.json';
import score from '../fr/ui/score.json';
import settings from '../fr/ui/settings.json';
import table from '../fr/ui/table.json';
import buildings from '../fr/words/buildings.json';
import wordsOf1897 from '../fr/words/edition-1897.json';
import things from '../fr/words/things.json';

/** One line for each file: `ui` and `game` grow by areas, one small file an area. */
export const fr = {
  words: { ...things, building: buildings },
  ui: { common, home, newGame, online, reference, saves, score, settings, table },
  game: { action, event, hint, list, outlook, prompt, refusal },
  help: { brief, building, role, chapter: { ...chapter, ...expansions } },
} as const;

/** What the 1897 edition says differently. */
export const fr1897 = { words: wordsOf1897, help: helpOf1897 } as const;
