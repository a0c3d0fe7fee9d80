import { createStore } from 'zustand/vanilla';
import {
  type Action,
  createGame,
  type GameEvent,
  type GameState,
  imagine,
  isRefusal,
  openingEvents,
  parseLine,
  play,
  refusalFor,
  type Seat,
  seatsToAct,
  viewFor,
} from '#engine';
import type { TextKey } from '#i18n/keys';
import { SEAT_COLORS, type SeatSetup } from '#session/seats';
import type { LogEntry, Session, SessionSnapshot } from '#session/session';
import {
  isAccepted,
  isDoing,
  LEARNER,
  type Lesson,
  type LessonStep,
  seatKind,
} from './lessons/lesson';

/** The current step of a lesson and its text. */
export interface Lecture {
  readonly at: number;
  /** Undefined at the end. */
  readonly step: LessonStep | undefined;
  readonly said: TextKey | null;
}

/** A lesson as a session. Only the actions of its steps are played. */
export interface LessonSession extends Session {
  lecture(): Lecture;
  /** Continues after a step that is only read. */
  next(): void;
}

/** Names of the learner and the two other players. */
export type LessonNames = readonly [string, string, string];

export function createLessonSession(lesson: Lesson, names: LessonNames, from = 0): LessonSession {
  return new LessonAtTable(lesson, names, from);
}

class LessonAtTable implements LessonSession {
  private state: GameState;
  private log: LogEntry[] = [];
  private at = 0;
  private said: TextKey | null;
  private readonly seats: readonly SeatSetup[];
  private readonly store;

  constructor(
    private readonly lesson: Lesson,
    names: LessonNames,
    from: number,
  ) {
    this.state = tableOf(lesson, names);
    this.seats = names.map((name, seat) => seatSetup(lesson, name, seat));
    this.tell(openingEvents(this.state));
    for (const line of lesson.opening) this.playLine(line);
    while (this.at < Math.min(from, lesson.steps.length)) this.pass();
    this.said = this.step?.say ?? null;
    this.store = createStore<SessionSnapshot>(() => this.snapshot());
  }

  get = (): SessionSnapshot => this.store.getState();
  subscribe = (listener: () => void) => this.store.subscribe(listener);
  lecture = (): Lecture => ({ at: this.at, step: this.step, said: this.said });

  act = async (action: Action) => {
    const { step, state } = this;
    if (!isDoing(step)) return STALE;
    const refused = refusalFor(state, LEARNER, action);
    if (refused) return refused;
    if (isAccepted(step, state, action)) this.pass(action);
    else this.said = step.other;
    this.show();
    return null;
  };

  next = (): void => {
    if (this.step === undefined || isDoing(this.step)) return;
    this.pass();
    this.show();
  };

  undo = (): void => undefined;
  takePhone = (): void => undefined;
  markSeen = (): void => undefined;
  peek = (): null => null;
  close = (): Promise<void> => Promise.resolve();

  private get step(): LessonStep | undefined {
    return this.lesson.steps[this.at];
  }

  /** Goes to the next step with the given action, or else with the lesson's own. */
  private pass(action?: Action): void {
    const { step } = this;
    if (isDoing(step)) {
      if (action) this.play(LEARNER, action);
      else this.playLine(`${LEARNER} ${step.action}`);
      for (const line of step.others) this.playLine(line);
    }
    this.at++;
    this.said = this.step?.say ?? null;
  }

  private playLine(line: string): void {
    const noted = parseLine(line);
    if (noted === null) throw new Error(`${this.lesson.id}: cannot read ${line}`);
    this.play(noted.seat, noted.action);
  }

  private play(seat: Seat, action: Action): void {
    const played = play(this.state, seat, action);
    if (isRefusal(played)) throw new Error(`${this.lesson.id}: ${played.code}`);
    this.tell(played.events);
    this.state = played.state;
  }

  private tell(events: readonly GameEvent[]): void {
    const { round } = this.state;
    const first = this.log.length;
    this.log = [...this.log, ...events.map((event, at) => ({ number: first + at, round, event }))];
  }

  private show(): void {
    this.store.setState(this.snapshot(), true);
  }

  private snapshot(): SessionSnapshot {
    const view = viewFor(this.state, LEARNER);
    const isAsked = isDoing(this.step) && seatsToAct(this.state).includes(LEARNER);
    return {
      gameId: `lesson ${this.lesson.id}`,
      kind: 'local',
      seats: this.seats,
      view,
      guessedState: imagine(view, this.lesson.id),
      holder: LEARNER,
      asked: isAsked ? LEARNER : null,
      covered: false,
      around: false,
      handOverTo: null,
      waiting: [],
      deadline: null,
      log: this.log,
      logGaps: [],
      notice: null,
      unseenFrom: this.log.length,
      canUndo: false,
      undoBarrier: null,
      connection: 'live',
      sending: false,
    };
  }
}

function tableOf(lesson: Lesson, names: LessonNames): GameState {
  const state = createGame({
    seats: names.map((name, seat) => ({ name, kind: seatKind(lesson, seat) })),
    ...(lesson.withPuertomas && { puertomas: 'easy' }),
    seed: lesson.seed,
  });
  if (isRefusal(state)) throw new Error(state.code);
  return state;
}

const seatSetup = (lesson: Lesson, name: string, seat: number): SeatSetup => ({
  name,
  kind: seatKind(lesson, seat),
  color: SEAT_COLORS[seat] ?? 'indigo',
  level: 'easy',
});

const STALE = { trouble: 'stale' } as const;
