import { useRef, useState } from 'react';
import type { Translate } from '../../../src/i18n/keys';
import { useT } from '../../../src/i18n/react';
import type { WantedSeat } from '../../../src/protocol/calls';
import {
  BOT_LEVELS,
  TOTAL_TIMES,
  type TotalTime,
  TURN_LIMITS,
  type TurnLimit,
} from '../../../src/protocol/limits';
import { newRequestId } from '../../../src/session/online/wish';
import { Glyph } from '../../art/Glyph';
import { usePreferences } from '../../navigation/services';
import { useBack, useNavigator } from '../../navigation/useBack';
import { Button } from '../../ui/Button';
import { ListRow } from '../../ui/ListRow';
import { Screen } from '../../ui/Screen';
import { Stepper } from '../../ui/Stepper';
import { ToggleRow } from '../../ui/ToggleRow';
import { choiceFrom } from '../newGame/choice';
import { EditionChoice, ExpansionChoice, VariantChoice } from '../newGame/RulesChoice';
import { Section } from '../shared/Section';
import { Connected, type Connection } from './Connected';
import { LimitChips } from './LimitChips';
import { rulesFrom } from './rules';
import { useAsk } from './useOnline';

const MOST_OTHERS = 4;
const A_DAY: TurnLimit = 86_400;
const KINDS: readonly WantedSeat[] = ['open', ...BOT_LEVELS];

/** Opens a match: who may sit down, by which rules, and how fast. */
export function NewMatchScreen() {
  return <Connected>{(connection) => <NewMatch {...connection} />}</Connected>;
}

function NewMatch({ profile }: Connection) {
  const t = useT();
  const onBack = useBack();
  const navigator = useNavigator();
  const ask = useAsk();
  const [choice, setChoice] = useState(choiceFrom(usePreferences().newGame));
  const [others, setOthers] = useState<readonly WantedSeat[]>(['open', 'open']);
  const [turnLimit, setTurnLimit] = useState<TurnLimit>(A_DAY);
  const [totalTime, setTotalTime] = useState<TotalTime | null>(null);
  const [isPublic, setIsPublic] = useState(false);
  const [busy, setBusy] = useState(false);
  // One wish, one match: tapping again after a lost answer finds the match it made.
  const requestId = useRef(newRequestId()).current;
  const create = async () => {
    setBusy(true);
    const rules = rulesFrom(choice);
    const wish = { requestId, name: profile.name, rules, others, turnLimit, isPublic };
    const created = await ask('createMatch', totalTime === null ? wish : { ...wish, totalTime });
    setBusy(false);
    if (created !== null) navigator.replace('Match', { id: created.matchId });
  };
  const footer = (
    <Button label={t('ui:online.create')} onPress={create} busy={busy} wide testID="create-match" />
  );
  return (
    <Screen title={t('ui:online.newMatch')} onBack={onBack} footer={footer} testID="new-match-form">
      <Others others={others} onChange={setOthers} />
      <LimitChips
        title={t('ui:online.turnLimit')}
        note={t('ui:online.turnLimitNote')}
        choices={TURN_LIMITS}
        value={turnLimit}
        onChange={setTurnLimit}
        testID="limit"
      />
      <LimitChips
        title={t('ui:online.totalTime')}
        note={t('ui:online.totalTimeNote')}
        choices={[null, ...TOTAL_TIMES]}
        value={totalTime}
        onChange={setTotalTime}
        testID="total"
      />
      <ToggleRow
        label={t('ui:online.isPublic')}
        description={t('ui:online.isPublicDetail')}
        value={isPublic}
        onChange={setIsPublic}
        testID="is-public"
      />
      <EditionChoice choice={choice} onChange={setChoice} />
      <ExpansionChoice choice={choice} onChange={setChoice} />
      <VariantChoice choice={choice} onChange={setChoice} />
    </Screen>
  );
}

type OthersProps = Readonly<{
  others: readonly WantedSeat[];
  onChange: (others: readonly WantedSeat[]) => void;
}>;

function kindText(t: Translate, kind: WantedSeat): string {
  return kind === 'open'
    ? t('ui:online.openSeat')
    : t('ui:online.botSeat', { level: t(`ui:newGame.levels.${kind}`) });
}

function Others({ others, onChange }: OthersProps) {
  const t = useT();
  const resize = (count: number) =>
    onChange(Array.from({ length: count - 1 }, (_, at) => others[at] ?? 'open'));
  const turn = (seat: number) =>
    onChange(others.map((kind, at) => (at === seat ? nextKind(kind) : kind)));
  return (
    <Section title={t('ui:online.seats')}>
      <Stepper
        label={t('ui:online.howMany')}
        value={others.length + 1}
        min={2}
        max={MOST_OTHERS + 1}
        onChange={resize}
        testID="match-seats"
      />
      {others.map((kind, at) => (
        <ListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={at}
          title={kindText(t, kind)}
          detail={kind === 'open' ? t('ui:online.openSeatDetail') : undefined}
          icon={<Glyph name={kind === 'open' ? 'person' : 'robot'} tone="accent" />}
          trailing={<Glyph name="edit" size={16} tone="textMuted" />}
          hint={t('ui:online.nextKind', { number: at + 2, kind: kindText(t, kind) })}
          onPress={() => turn(at)}
          testID={`other-${at + 2}`}
        />
      ))}
    </Section>
  );
}

const nextKind = (kind: WantedSeat): WantedSeat =>
  KINDS[(KINDS.indexOf(kind) + 1) % KINDS.length] ?? 'open';
