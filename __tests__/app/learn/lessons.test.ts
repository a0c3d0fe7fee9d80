import { createLessonSession, type LessonSession } from '#app/learn/lessonSession';
import { goal } from '#app/learn/lessons/goal';
import { isAccepted, isDoing, LEARNER } from '#app/learn/lessons/lesson';
import { LESSONS, lessonAfter } from '#app/learn/lessons/list';
import { puertomas } from '#app/learn/lessons/puertomas';
import {
  type Action,
  decisionOf,
  forecast,
  formatAction,
  Good,
  knownScore,
  legalActions,
  parseAction,
  Role,
  randomPlacement,
  seedRandom,
} from '#engine';
import { LANGUAGES } from '#i18n/locale';
import { translator } from '#i18n/translator';

const NAMES = ['Ana', 'Yuiza', 'Marisol'] as const;

/** Takes the next step as the lesson asks. */
async function follow(session: LessonSession): Promise<void> {
  const { step } = session.lecture();
  if (!isDoing(step)) return session.next();
  const action = parseAction(step.action);
  if (action === null) throw new Error(`cannot read ${step.action}`);
  expect(await session.act(action)).toBeNull();
}

/** All legal actions other than those of the step. */
function otherTries(session: LessonSession): Action[] {
  const { step } = session.lecture();
  const { guessedState: table } = session.get();
  if (!isDoing(step)) return [];
  const random = seedRandom(`${session.get().gameId} ${session.lecture().at}`);
  const actions =
    decisionOf(table)?.kind === 'place'
      ? Array.from({ length: 8 }, () => randomPlacement(table, LEARNER, random))
      : legalActions(table, LEARNER);
  return actions.filter((action) => !isAccepted(step, table, action));
}

describe('the first lesson', () => {
  it.each(LANGUAGES)('names the score that the board shows, in %s', (language) => {
    const { view } = createLessonSession(goal, NAMES).get();
    const said = translator(language, 'classic')('ui:lessons.goal.points');
    expect(said.match(/\d+/)?.[0]).toBe(String(knownScore(view, LEARNER).total));
  });
});

describe.each(LESSONS)('the lesson $id', (lesson) => {
  it('can be played to its end by following its steps', async () => {
    const session = createLessonSession(lesson, NAMES);
    for (let at = 0; at < lesson.steps.length; at++) {
      expect(session.lecture()).toMatchObject({ at, said: lesson.steps[at]?.say });
      await follow(session);
    }
    expect(session.lecture()).toMatchObject({ at: lesson.steps.length, said: null });
    expect(session.get().asked).toBeNull();
  });

  it('accepts no other legal move and says why', async () => {
    const session = createLessonSession(lesson, NAMES);
    let tried = 0;
    for (let at = 0; at < lesson.steps.length; at++) {
      const { step } = session.lecture();
      for (const action of otherTries(session)) {
        const before = session.get().view;
        expect(await session.act(action)).toBeNull();
        const said = { action: formatAction(action), ...session.lecture() };
        expect(said).toMatchObject({ at, said: isDoing(step) ? step.other : null });
        expect(session.get().view).toEqual(before);
        tried++;
      }
      await follow(session);
    }
    expect(tried).toBeGreaterThan(2);
  });

  it('resumes where it was left', async () => {
    for (let from = 0; from <= lesson.steps.length; from++) {
      const session = createLessonSession(lesson, NAMES, from);
      expect(session.lecture().at).toBe(from);
      while (session.lecture().step !== undefined) await follow(session);
    }
  });

  it('asks for something in every step with a decision', () => {
    const doing = lesson.steps.filter(isDoing);
    expect(doing.length).toBeGreaterThan(1);
    lesson.steps.forEach((step, at) => {
      const { asked } = createLessonSession(lesson, NAMES, at).get();
      expect(asked).toBe(isDoing(step) ? LEARNER : null);
    });
  });
});

it('P-4, P-6: the lesson on Puertomas describes their choices correctly', async () => {
  const session = createLessonSession(puertomas, NAMES);
  const foretold = () => {
    const found = forecast(session.get().guessedState, 2);
    return found?.role === null ? found.richest : [found?.role];
  };
  expect(foretold()).toEqual([Role.settler, Role.mayor]);
  for (let at = 0; at < 3; at++) await follow(session);
  expect(foretold()).toEqual([Role.mayor]);
  await follow(session);
  expect(foretold()).toEqual([Role.craftsman]);
  await follow(session);
  const told = session.get().log.map(({ event }) => event);
  expect(told).toContainEqual(
    expect.objectContaining({ type: 'roleChosen', seat: 2, role: Role.craftsman }),
  );
  expect(told).toContainEqual(
    expect.objectContaining({ type: 'shipped', seat: LEARNER, good: Good.corn }),
  );
});

it('the basic lessons lead from one to the next, and then to a game', () => {
  const [first] = LESSONS;
  const path = [first];
  for (let next = first && lessonAfter(first); next; next = lessonAfter(next)) path.push(next);
  expect(path.map((lesson) => lesson?.id)).toEqual(LESSONS.slice(0, -1).map(({ id }) => id));
  expect(lessonAfter(puertomas)).toBeUndefined();
});

it('an illegal move is refused with its rule', async () => {
  const [, roles] = LESSONS;
  if (roles === undefined) throw new Error('no lessons');
  const session = createLessonSession(roles, NAMES, 2);
  expect(await session.act({ type: 'pass' })).toMatchObject({ code: 'notNow' });
});
