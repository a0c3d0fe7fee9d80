import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Advice } from '#app/text/hints';
import { topicOfRule } from '#app/text/ruleTopics';
import { type Voice, voiceFor } from '#app/text/voice';
import { useToast } from '#app/ui/Toast';
import {
  type Action,
  decisionOf,
  type GameState,
  type GameView,
  type Good,
  isRefusal,
  legalActions,
  type Refusal,
  type Role,
  refusalFor,
  rolesInGame,
} from '#engine';
import { useT, useWords } from '#i18n/react';
import type { Session, SessionTrouble } from '#session/session';
import { useSession } from '#session/useSession';
import type { Choosing, Cover, Note, OpenSheet, TableModel } from './tableModel';

const GONE: Cover = { kind: 'none', slidesOut: false };
const SLIDING_OUT: Cover = { kind: 'none', slidesOut: true };

/** Builds the table model from the session and the taps. */
export function useTableModel(
  session: Session,
  showRules: TableModel['showRules'],
): {
  readonly model: TableModel;
  readonly choosing: Choosing;
  readonly cover: Cover;
} {
  const snapshot = useSession(session);
  const { view, guessedState: state, holder, handOverTo } = snapshot;
  // During a hand-over the table is prepared for the next person.
  const asked = snapshot.asked ?? handOverTo;
  const situation = `${view.ply} ${asked}`;
  const [draft, keepDraft] = useForNow<Action>(situation);
  const [pickedGood, pickGood] = useForNow<Good>(situation);
  const [cover, setCover] = useState<Cover>(GONE);
  const open = useCallback((sheet: OpenSheet | null) => setCover(sheet ?? SLIDING_OUT), []);
  const [note, keepNote] = useForNow<Note>(situation);
  const { say, advise, explain } = useExplaining(keepNote);
  const setDraft = useCallback(
    (action: Action | null) => {
      keepDraft(action);
      keepNote(null);
    },
    [keepDraft, keepNote],
  );
  const putAway = useCallback(() => setCover(GONE), []);
  const act = useActing(session, view.ply, putAway, explain);

  const pick = useCallback(
    (action: Action) => {
      const refused = asked === null ? null : refusalFor(state, asked, action);
      if (asked === null) return;
      if (refused) explain(refused);
      else setDraft(action);
    },
    [asked, state, explain, setDraft],
  );

  const voice = useVoice(view);
  const options = useMemo(() => (asked === null ? [] : legalActions(state, asked)), [state, asked]);
  const roles = useRoles(state);
  const choosing = useMemo(() => ({ draft, pickedGood, note }), [draft, pickedGood, note]);
  const model = useMemo(
    () => ({
      snapshot,
      view,
      state,
      voice,
      asked,
      owner: asked ?? holder ?? 0,
      decision: decisionOf(state)?.kind ?? null,
      options,
      roles,
      pickGood,
      pick,
      setDraft,
      act,
      explain,
      say,
      advise,
      open,
      peek: session.peek,
      showRules,
    }),
    [
      snapshot,
      view,
      state,
      voice,
      options,
      roles,
      asked,
      holder,
      pickGood,
      pick,
      setDraft,
      act,
      explain,
      say,
      advise,
      open,
      session,
      showRules,
    ],
  );
  return { model, choosing, cover };
}

/** Memoized, because the voice depends only on options, viewer and language. */
function useVoice(view: GameView): Voice {
  const t = useT();
  const words = useWords();
  const { options, viewer } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these parts of the view affect texts
  return useMemo(() => voiceFor(view, t, words), [options, viewer, t, words]);
}

/** Roles are the same for the whole game. */
function useRoles(state: GameState): readonly Role[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options decide which roles there are
  return useMemo(() => rolesInGame(state), [state.options]);
}

/** Keeps an unconfirmed choice until the situation changes. */
function useForNow<Thing>(situation: string) {
  const [kept, keep] = useState<{ situation: string; thing: Thing | null }>();
  const thing = kept?.situation === situation ? kept.thing : null;
  const set = useCallback((next: Thing | null) => keep({ situation, thing: next }), [situation]);
  return [thing, set] as const;
}

function useExplaining(keep: (note: Note | null) => void) {
  const t = useT();
  const say = useCallback(
    (text: string) => keep({ text, tone: 'danger', topic: null, choices: [] }),
    [keep],
  );
  const advise = useCallback(
    (advice: Advice) => keep({ ...advice, tone: 'textMuted', topic: null }),
    [keep],
  );
  const explain = useCallback(
    (refusal: Refusal) =>
      keep({
        text: t(`game:refusal.${refusal.code}`),
        tone: 'danger',
        topic: topicOfRule(refusal.rule),
        choices: [],
      }),
    [keep, t],
  );
  return { say, advise, explain };
}

/** Ignores taps that were meant for an outdated table. */
function useActing(
  session: Session,
  ply: number,
  putAway: () => void,
  explain: (refusal: Refusal) => void,
) {
  const { show } = useToast();
  const t = useT();
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  return useCallback(
    (action: Action) => {
      if (session.get().view.ply !== ply) return;
      putAway();
      void session.act(action).then((answer) => {
        if (answer === null || !alive.current) return;
        if (isRefusal(answer)) explain(answer);
        else show({ message: troubleText(t, answer) });
      });
    },
    [session, ply, putAway, explain, show, t],
  );
}

function troubleText(t: ReturnType<typeof useT>, trouble: SessionTrouble): string {
  return t(`ui:table.trouble.${trouble.trouble}`, {
    code: trouble.trouble === 'server' ? trouble.code : '',
  });
}
