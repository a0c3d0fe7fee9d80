import action from '../fr/game/action.json';
import event from '../fr/game/event.json';
import goal from '../fr/game/goal.json';
import hint from '../fr/game/hint.json';
import list from '../fr/game/list.json';
import outlook from '../fr/game/outlook.json';
import prompt from '../fr/game/prompt.json';
import puertoma from '../fr/game/puertoma.json';
import refusal from '../fr/game/refusal.json';
import brief from '../fr/help/brief.json';
import building from '../fr/help/building.json';
import card from '../fr/help/card.json';
import chapter from '../fr/help/chapter.json';
import expansions from '../fr/help/chapter-expansions.json';
import helpOf1897 from '../fr/help/edition-1897.json';
import goalHelp from '../fr/help/goal.json';
import role from '../fr/help/role.json';
import cardsUi from '../fr/ui/cards.json';
import common from '../fr/ui/common.json';
import home from '../fr/ui/home.json';
import keys from '../fr/ui/keys.json';
import legend from '../fr/ui/legend.json';
import lessons from '../fr/ui/lessons.json';
import newGame from '../fr/ui/newGame.json';
import online from '../fr/ui/online.json';
import people from '../fr/ui/people.json';
import puertomaScreens from '../fr/ui/puertoma.json';
import reference from '../fr/ui/reference.json';
import saves from '../fr/ui/saves.json';
import score from '../fr/ui/score.json';
import settings from '../fr/ui/settings.json';
import story from '../fr/ui/story.json';
import table from '../fr/ui/table.json';
import buildings from '../fr/words/buildings.json';
import cards from '../fr/words/cards.json';
import wordsOf1897 from '../fr/words/edition-1897.json';
import goals from '../fr/words/goals.json';
import things from '../fr/words/things.json';

/** One line for each file: `ui` and `game` grow by areas, one small file an area. */
export const fr = {
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
export const fr1897 = { words: wordsOf1897, help: helpOf1897 } as const;
