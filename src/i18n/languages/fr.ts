import action from '#i18n/fr/game/action.json';
import event from '#i18n/fr/game/event.json';
import goal from '#i18n/fr/game/goal.json';
import hint from '#i18n/fr/game/hint.json';
import list from '#i18n/fr/game/list.json';
import outlook from '#i18n/fr/game/outlook.json';
import prompt from '#i18n/fr/game/prompt.json';
import puertoma from '#i18n/fr/game/puertoma.json';
import refusal from '#i18n/fr/game/refusal.json';
import chapter from '#i18n/fr/help/chapter.json';
import expansions from '#i18n/fr/help/chapter-expansions.json';
import helpOf1897 from '#i18n/fr/help/edition-1897.json';
import cardsUi from '#i18n/fr/ui/cards.json';
import common from '#i18n/fr/ui/common.json';
import home from '#i18n/fr/ui/home.json';
import keys from '#i18n/fr/ui/keys.json';
import legend from '#i18n/fr/ui/legend.json';
import lessons from '#i18n/fr/ui/lessons.json';
import newGame from '#i18n/fr/ui/newGame.json';
import online from '#i18n/fr/ui/online.json';
import people from '#i18n/fr/ui/people.json';
import puertomaScreens from '#i18n/fr/ui/puertoma.json';
import reference from '#i18n/fr/ui/reference.json';
import review from '#i18n/fr/ui/review.json';
import saves from '#i18n/fr/ui/saves.json';
import score from '#i18n/fr/ui/score.json';
import settings from '#i18n/fr/ui/settings.json';
import table from '#i18n/fr/ui/table.json';
import buildings from '#i18n/fr/words/buildings.json';
import cards from '#i18n/fr/words/cards.json';
import wordsOf1897 from '#i18n/fr/words/edition-1897.json';
import goals from '#i18n/fr/words/goals.json';
import roles from '#i18n/fr/words/roles.json';
import things from '#i18n/fr/words/things.json';

/** All French texts. `ui` and `game` have one small file per area. */
export const fr = {
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
export const fr1897 = { words: wordsOf1897, help: helpOf1897 } as const;
