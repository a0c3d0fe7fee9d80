import { useRef, useState } from 'react';
import { useBack, useNavigator } from '#app/routes/useBack';
import { choiceFrom } from '#app/screens/newGame/choice';
import { EditionChoice, ExpansionChoice, VariantChoice } from '#app/screens/newGame/RulesChoice';
import { usePreferences } from '#app/services/services';
import { useAsk } from '#app/services/useOnline';
import { Button } from '#app/ui/Button';
import { Columns } from '#app/ui/Columns';
import { Screen } from '#app/ui/Screen';
import { ToggleRow } from '#app/ui/ToggleRow';
import { useT } from '#i18n/react';
import { TOTAL_TIMES, type TotalTime, TURN_LIMITS, type TurnLimit } from '#protocol/limits';
import { newRequestId } from '#protocol/requestId';
import type { NewGameChoice } from '#session/preferences/preferences';
import { Connected, type Connection } from './connection/Connected';
import { LimitChips } from './LimitChips';
import { PuertomaSeats } from './PuertomaSeats';
import { rulesFrom, variantsOnline } from './rules';
import { type Other, SeatsWanted, seatsFor } from './SeatsWanted';

const A_DAY: TurnLimit = 86_400;
const NO_PUERTOMAS: NewGameChoice['puertomas'] = 0;

/** Creates a match: seats, rules and time limits. */
export function NewMatchScreen() {
  return <Connected>{(connection) => <NewMatch {...connection} />}</Connected>;
}

function NewMatch({ profile }: Connection) {
  const t = useT();
  const onBack = useBack();
  const navigator = useNavigator();
  const ask = useAsk();
  const [choice, setChoice] = useState({
    ...choiceFrom(usePreferences().newGame),
    puertomas: NO_PUERTOMAS,
  });
  const [others, setOthers] = useState<readonly Other[]>(['open', 'open']);
  const [turnLimit, setTurnLimit] = useState<TurnLimit>(A_DAY);
  const [totalTime, setTotalTime] = useState<TotalTime | null>(null);
  const [isPublic, setIsPublic] = useState(false);
  const [busy, setBusy] = useState(false);
  // Tapping again after a lost answer sends the same id, so it finds the match already created.
  const requestId = useRef(newRequestId()).current;
  const create = async () => {
    setBusy(true);
    const rules = rulesFrom(choice);
    const seats = seatsFor(others, choice.puertomas);
    const wish = { requestId, name: profile.name, rules, others: seats, turnLimit, isPublic };
    const created = await ask('createMatch', totalTime === null ? wish : { ...wish, totalTime });
    setBusy(false);
    if (created !== null) navigator.replace('Match', { id: created.matchId });
  };
  const footer = (
    <Button label={t('ui:online.create')} onPress={create} busy={busy} wide testID="create-match" />
  );
  return (
    <Screen
      title={t('ui:online.newMatch')}
      onBack={onBack}
      footer={footer}
      roomy
      testID="new-match-form"
    >
      <Columns>
        <>
          <SeatsWanted others={others} puertomas={choice.puertomas} onChange={setOthers} />
          <PuertomaSeats choice={choice} others={others} onChange={setChoice} />
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
        </>
        <>
          <ToggleRow
            label={t('ui:online.isPublic')}
            description={t('ui:online.isPublicDetail')}
            value={isPublic}
            onChange={setIsPublic}
            testID="is-public"
          />
          <EditionChoice choice={choice} onChange={setChoice} />
          <ExpansionChoice choice={choice} onChange={setChoice} />
          <VariantChoice choice={choice} onChange={setChoice} variants={variantsOnline(choice)} />
        </>
      </Columns>
    </Screen>
  );
}
