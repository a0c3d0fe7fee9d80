import { Glyph } from '#app/art/Glyph';
import { puertomaName } from '#app/screens/newGame/choice';
import { Section } from '#app/screens/shared/Section';
import { ListRow } from '#app/ui/ListRow';
import { Stepper } from '#app/ui/Stepper';
import type { Translate } from '#i18n/keys';
import { useT } from '#i18n/react';
import type { WantedSeat } from '#protocol/calls';
import { BOT_LEVELS } from '#protocol/limits';

const MOST_OTHERS = 4;
/** A tap on a seat cycles through these. Puertomas have their own control, as they sit last. */
const KINDS = ['open', ...BOT_LEVELS] as const satisfies readonly WantedSeat[];
export type Other = (typeof KINDS)[number];

/** Gives the last seats to the Puertomas, whatever was chosen there (P-1). */
export function seatsFor(others: readonly Other[], puertomas: number): WantedSeat[] {
  const people = others.length - puertomas;
  return others.map((kind, at) => (at < people ? kind : 'puertoma'));
}

type SeatsWantedProps = Readonly<{
  others: readonly Other[];
  puertomas: number;
  onChange: (others: readonly Other[]) => void;
}>;

/** The other seats of the match. */
export function SeatsWanted({ others, puertomas, onChange }: SeatsWantedProps) {
  const t = useT();
  const resize = (count: number) =>
    onChange(Array.from({ length: count - 1 }, (_, at) => others[at] ?? 'open'));
  const turn = (seat: number) =>
    onChange(others.map((kind, at) => (at === seat ? nextKind(kind) : kind)));
  const people = others.length - puertomas;
  return (
    <Section title={t('ui:online.seats')}>
      <Stepper
        label={t('ui:online.howMany')}
        value={others.length + 1}
        min={Math.max(2, puertomas + 1)}
        max={MOST_OTHERS + 1}
        onChange={resize}
        testID="match-seats"
      />
      {others.map((kind, at) =>
        at < people ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its index
          <OtherRow key={at} number={at + 2} kind={kind} onPress={() => turn(at)} />
        ) : (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its index
            key={at}
            title={puertomaName(t, at - people)}
            detail={t('ui:puertoma.seatDetail')}
            icon={<Glyph name="robot" tone="accent" />}
            testID={`other-${at + 2}`}
          />
        ),
      )}
    </Section>
  );
}

type OtherRowProps = Readonly<{ number: number; kind: Other; onPress: () => void }>;

function OtherRow({ number, kind, onPress }: OtherRowProps) {
  const t = useT();
  return (
    <ListRow
      title={kindText(t, kind)}
      detail={kind === 'open' ? t('ui:online.openSeatDetail') : undefined}
      icon={<Glyph name={kind === 'open' ? 'person' : 'robot'} tone="accent" />}
      trailing={<Glyph name="edit" size={16} tone="textMuted" />}
      hint={t('ui:online.nextKind', { number, kind: kindText(t, kind) })}
      onPress={onPress}
      testID={`other-${number}`}
    />
  );
}

function kindText(t: Translate, kind: Other): string {
  return kind === 'open'
    ? t('ui:online.openSeat')
    : t('ui:online.botSeat', { level: t(`ui:newGame.levels.${kind}`) });
}

const nextKind = (kind: Other): Other => KINDS[(KINDS.indexOf(kind) + 1) % KINDS.length] ?? 'open';
