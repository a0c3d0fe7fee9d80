import action from '#i18n/en/game/action.json';
import event from '#i18n/en/game/event.json';
import goal from '#i18n/en/game/goal.json';
import hint from '#i18n/en/game/hint.json';
import list from '#i18n/en/game/list.json';
import outlook from '#i18n/en/game/outlook.json';
import prompt from '#i18n/en/game/prompt.json';
import puertoma from '#i18n/en/game/puertoma.json';
import refusal from '#i18n/en/game/refusal.json';
import chapter from '#i18n/en/help/chapter.json';
import expansions from '#i18n/en/help/chapter-expansions.json';
import helpOf1897 from '#i18n/en/help/edition-1897.json';
import cardsUi from '#i18n/en/ui/cards.json';
import common from '#i18n/en/ui/common.json';
import home from '#i18n/en/ui/home.json';
import keys from '#i18n/en/ui/keys.json';
import legend from '#i18n/en/ui/legend.json';
import lessons from '#i18n/en/ui/lessons.json';
import newGame from '#i18n/en/ui/newGame.json';
import online from '#i18n/en/ui/online.json';
import people from '#i18n/en/ui/people.json';
import puertomaScreens from '#i18n/en/ui/puertoma.json';
import reference from '#i18n/en/ui/reference.json';
import review from '#i18n/en/ui/review.json';
import saves from '#i18n/en/ui/saves.json';
import score from '#i18n/en/ui/score.json';
import settings from '#i18n/en/ui/settings.json';
import table from '#i18n/en/ui/table.json';
import buildings from '#i18n/en/words/buildings.json';
import cards from '#i18n/en/words/cards.json';
import wordsOf1897 from '#i18n/en/words/edition-1897.json';
import goals from '#i18n/en/words/goals.json';
import roles from '#i18n/en/words/roles.json';
import things from '#i18n/en/words/things.json';

/** All English texts. `ui` and `game` have one small file per area. */
export const en = {
  words: { ...things, role: roles, building: buildings, card: cards, goal: goals },
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
    review,
    table,
  },
  game: { action, event, goal, hint, list, outlook, prompt, puertoma, refusal },
  help: { chapter: { ...chapter, ...expansions } },
} as const;

/** Texts that differ in the 1897 edition. */
export const en1897 = { words: wordsOf1897, help: helpOf1897 } as const;
