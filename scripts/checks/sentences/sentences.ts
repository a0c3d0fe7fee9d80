import { contrastText, denialText, eventReason, nearerText, weighChoice } from '#app/text/hints';
import { sentence } from '#app/text/sentences';
import { type Voice, voiceFor } from '#app/text/voice';
import { DIFFERENCES } from '#bots/compare';
import type { ReasonEvent } from '#bots/reasons';
import {
  CARDS,
  cardVp,
  createGame,
  type GameState,
  GOAL_NAMES,
  type GoalCard,
  Good,
  isRefusal,
  RANSOM,
  REFUSAL_RULES,
  type RefusalCode,
  ROLES,
  viewFor,
} from '#engine';
import type { EditionName, Language } from '#i18n/locale';
import { resources } from '#i18n/resources';
import { translator } from '#i18n/translator';
import { wordsOf } from '#i18n/words';
import { type Amount, eventsAbout, NUMBERS, PERSONS, READER } from './samples';

/** A sentence that the game shows to a player. */
export interface Sentence {
  readonly kind: 'event' | 'refusal' | 'hint' | 'prompt';
  readonly name: string;
  /** The amount in it, or null. */
  readonly amount: Amount | null;
  readonly text: string;
}

/** All sentences of a table in one language and edition. */
export function sentences(language: Language, edition: EditionName): Sentence[] {
  const table = anyTable(edition);
  const t = translator(language, edition);
  const voice = voiceFor(viewFor(table, READER), t, wordsOf(t), READER);
  const all = [
    ...events(table, voice),
    ...refusals(voice),
    ...hints(voice),
    ...reasons(voice),
    ...prompts(voice),
  ];
  const seen = new Set<string>();
  return all.filter(({ name, text }) => {
    const known = seen.has(`${name} ${text}`);
    seen.add(`${name} ${text}`);
    return !known;
  });
}

function anyTable(edition: EditionName): GameState {
  const table = createGame({
    seats: ['Anna', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, kind: 'person' })),
    seed: 'words',
    edition,
    expansions: ['newBuildings', 'nobles'],
    board: 'random',
  });
  if (isRefusal(table)) throw new Error(`no table for the words: ${table.code}`);
  return table;
}

function events({ options }: GameState, voice: Voice): Sentence[] {
  return PERSONS.flatMap((person) =>
    NUMBERS.flatMap((amount) =>
      eventsAbout(person, amount, options).flatMap((event): Sentence[] => {
        const text = sentence(event, voice);
        return text === null ? [] : [{ kind: 'event', name: event.type, amount, text }];
      }),
    ),
  );
}

function refusals({ t }: Voice): Sentence[] {
  // Object.keys has type string[]; the table has exactly these keys.
  const codes = Object.keys(REFUSAL_RULES) as RefusalCode[];
  return codes.map((code) => ({
    kind: 'refusal',
    name: code,
    amount: null,
    text: t(`game:refusal.${code}`),
  }));
}

function hints(voice: Voice): Sentence[] {
  const only: Sentence = { ...HINT, name: 'only', text: voice.t('game:hint.only') };
  return [only, ...outlooks(voice), ...contrasts(voice)];
}

function outlooks(voice: Voice): Sentence[] {
  const choice = voice.words.role('settler');
  return [-2, -1, 0, 1, 2].map(
    (lead): Sentence => ({
      kind: 'hint',
      name: 'choice',
      amount: lead === 0 ? null : Math.abs(lead) === 1 ? 1 : 2,
      text: weighChoice(choice, { chance: 0.42, place: 1.8, lead }, voice).spoken,
    }),
  );
}

function contrasts(voice: Voice): Sentence[] {
  return DIFFERENCES.flatMap((what) =>
    ([0, 1] as const).flatMap((seat) =>
      [-2, -1, 1, 2].map(
        (amount): Sentence => ({
          kind: 'hint',
          name: what,
          amount: Math.abs(amount) === 1 ? 1 : 2,
          text: contrastText({ seat, what, amount }, READER, voice),
        }),
      ),
    ),
  );
}

/** Sentences that only games with the expansions III–VI use. */
function reasons(voice: Voice): Sentence[] {
  const hints = eventSamples().map((event): Sentence => {
    return { ...HINT, name: event.type, text: eventReason(event, voice) };
  });
  const near = { have: 1, need: 3 };
  const nearer = [
    ...CARDS.map((card) => nearerText({ of: 'card', card, ...near }, voice)),
    ...GOALS.map((card) => nearerText({ of: 'goal', card, ...near }, voice)),
  ].map((text): Sentence => ({ ...HINT, name: 'nearer', text }));
  const denials = GOALS.map((card) => denialText({ seat: 1, card }, voice)).map(
    (text): Sentence => ({ ...HINT, name: 'denial', text }),
  );
  return [...hints, ...denials, ...nearer];
}

const HINT = { kind: 'hint', amount: null } as const;
// A GoalCard is an index of GOAL_NAMES.
const GOALS = GOAL_NAMES.map((_, card) => card as GoalCard);

function eventSamples(): ReasonEvent[] {
  const seat = READER;
  const one = { colonists: 1, coins: 1, vp: 1 };
  return [
    ...GOALS.map((card): ReasonEvent => ({ type: 'goalWon', seat, card, ...one })),
    ...CARDS.map((card): ReasonEvent => ({ type: 'achieved', seat, card, vp: cardVp(card) })),
    ...ROLES.flatMap((role): ReasonEvent[] => [
      { type: 'captured', seat, role, coins: 0 },
      { type: 'captured', seat, role, coins: 1 },
      { type: 'ransomed', seat, captor: 1, role, coins: RANSOM },
    ]),
    ...[1, 2].flatMap((taken): ReasonEvent[] => [
      { type: 'raided', seat, ship: 0, good: Good.sugar, taken, discarded: 0 },
      { type: 'looted', seat, goods: [], vp: taken },
      { type: 'poached', seat, taken, discarded: 0, special: null },
    ]),
    { type: 'poached', seat, taken: 0, discarded: 1, special: null },
  ];
}

type PromptName = keyof (typeof resources)['en']['game']['prompt'];

function prompts({ t, words, nameOf }: Voice): Sentence[] {
  // Object.keys has type string[]; the resource has exactly these keys.
  const names = Object.keys(resources.en.game.prompt) as PromptName[];
  const values = { name: nameOf(1), tile: words.tile('corn'), building: words.building('office') };
  return names.map((name) => ({
    kind: 'prompt',
    name,
    amount: null,
    text: t(`game:prompt.${name}`, values),
  }));
}
