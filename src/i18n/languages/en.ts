import action from '../en/game/action.json';
import event from '../en/game/event.json';
import goal from '../en/game/goal.json';
import hint from '../en/game/hint.json';
import list from '../en/game/list.json';
import outlook from '../en/game/outlook.json';
import prompt from '../en/game/prompt.json';
import puertoma from '../en/game/puertoma.json';
import refusal from '../en/game/refusal.json';
import brief from '../en/help/brief.json';
import building from '../en/help/building.json';
import card from '../en/help/card.json';
import chapter from '../en/help/chapter.json';
import expansions from '../en/help/chapter-expansions.json';
import helpOf1897 from '../en/help/edition-1897.json';
import goalHelp from '../en/help/goal.json';
import role from '../en/help/role.json';
import cardsUi from '../en/ui/cards.json';
import common from '../en/ui/common.json';
import home from '../en/ui/home.json';
import keys from '../en/ui/keys.json';
import legend from '../en/ui/legend.json';
import lessons from '../en/ui/lessons.json';
import newGame from '../en/ui/newGame.json';
import online from '../en/ui/online.json';
import people from '../en/ui/people.json';
import puertomaScreens from '../en/ui/puertoma.json';
import reference from '../en/ui/reference.json';
import saves from '../en/ui/saves.json';
import score from '../en/ui/score.json';
import settings from '../en/ui/settings.json';
import story from '../en/ui/story.json';
import table from '../en/ui/table.json';
import buildings from '../en/words/buildings.json';
import cards from '../en/words/cards.json';
import wordsOf1897 from '../en/words/edition-1897.json';
import goals from '../en/words/goals.json';
import things from '../en/words/things.json';

/** One line for each file: `ui` and `game` grow by areas, one small file an area. */
export const en = {
  words: { ...things, building: buildings, card: cards, goal: goals },
  ui: {
    cards: cardsUi,
    common,
    home,
    keys,
    legend,
    lessons,
    newGame,
    online,
    people,
    puertoma: puertomaScreens,
    reference,
    saves,
    score,
    settings,
    story,
    table,
  },
  game: { action, event, goal, hint, list, outlook, prompt, puertoma, refusal },
  help: { brief, building, card, goal: goalHelp, role, chapter: { ...chapter, ...expansions } },
} as const;

/** What the 1897 edition says differently. */
export const en1897 = { words: wordsOf1897, help: helpOf1897 } as const;
