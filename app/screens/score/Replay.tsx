import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import type { GlyphName } from '#app/art/glyphs';
import { Section } from '#app/screens/shared/Section';
import { sentence } from '#app/text/sentences';
import { type Voice, voiceFor } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { IconButton } from '#app/ui/IconButton';
import { space } from '#app/ui/tokens/scale';
import { useAnnounced } from '#app/ui/useAnnounced';
import { viewFor } from '#engine';
import { useT, useWords } from '#i18n/react';
import type { LocalGame } from '#session/local/localGame';
import { onlyPerson } from '#session/local/nextDecision';
import { type ReplayStep, replay } from '#session/local/replay';
import { PlayOn } from './PlayOn';
import { ReplayBoard } from './ReplayBoard';
import { Scrubber } from './Scrubber';

/** Long enough to read the events of a step. */
const STEP_MS = 1200;

/** Advances automatically while playing, and stops at the end. */
function usePlayback(first: number, last: number) {
  const [step, setStep] = useState(first);
  const [wanted, setPlaying] = useState(false);
  const playing = wanted && step < last;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, step]);
  const go = (to: number) => {
    setPlaying(false);
    setStep(Math.min(last, Math.max(0, to)));
  };
  const toggle = () => {
    if (!playing && step === last) setStep(0);
    setPlaying(!playing);
  };
  return { step, playing, go, toggle };
}

type Shown = Pick<ReplayStep, 'state' | 'seat' | 'events' | 'afterGap'>;

/** The events of a step in the words of the log. */
function linesOf({ seat, events, afterGap }: Shown, voice: Voice): string[] {
  if (afterGap) return [voice.t('ui:score.gap')];
  if (seat === null) return [voice.t('ui:score.setUp')];
  const told = events.flatMap((event) => sentence(event, voice) ?? []);
  return told.length > 0 ? told : [voice.t('ui:score.moved', { name: voice.nameOf(seat) })];
}

type ReplayProps = Readonly<{
  game: LocalGame;
  /** The move to begin with. */
  from?: number;
}>;

/** The replay as a part of a screen. */
export function Replay(props: ReplayProps) {
  const t = useT();
  return (
    <Section title={t('ui:score.replay')}>
      <ReplayDesk {...props} />
    </Section>
  );
}

/** The whole game with controls to step through it. */
export function ReplayDesk({ game, from = 0 }: ReplayProps) {
  const t = useT();
  const steps = useMemo(() => replay(game), [game]);
  const last = steps.length - 1;
  const { step, playing, go, toggle } = usePlayback(Math.min(from, last), last);
  const shown: Shown = steps[step] ?? {
    state: game.state,
    seat: null,
    events: [],
    afterGap: false,
  };
  const position = t('ui:score.position', { step, total: last, round: shown.state.round });
  const view = useMemo(() => viewFor(shown.state, null), [shown]);
  const voice = voiceFor(view, t, useWords(), onlyPerson(game.seats));
  const lines = linesOf(shown, voice);
  useAnnounced(lines.join('. '));
  return (
    <>
      <Text variant="label" tone="textMuted">
        {position}
      </Text>
      <Scrubber step={step} last={last} spoken={position} onStep={go} />
      <View style={styles.buttons}>
        <Step name="stepBack" label={t('ui:score.toStart')} onPress={() => go(0)} />
        <Step name="back" label={t('ui:score.back')} onPress={() => go(step - 1)} />
        <Step
          name={playing ? 'pause' : 'play'}
          label={t(playing ? 'ui:score.pause' : 'ui:score.play')}
          onPress={toggle}
        />
        <Step name="forward" label={t('ui:score.forward')} onPress={() => go(step + 1)} />
        <Step name="stepForward" label={t('ui:score.toEnd')} onPress={() => go(last)} />
      </View>
      <View style={styles.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and the same one may occur twice
          <Text key={at}>{line}</Text>
        ))}
      </View>
      <PlayOn game={game} from={shown.state} />
      <ReplayBoard seats={game.seats} state={shown.state} view={view} voice={voice} />
    </>
  );
}

type StepProps = Readonly<{ name: GlyphName; label: string; onPress: () => void }>;

function Step({ name, label, onPress }: StepProps) {
  return (
    <IconButton
      framed
      icon={<Glyph name={name} size={18} ground="raised" />}
      label={label}
      onPress={onPress}
      testID={`replay-${name}`}
    />
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', justifyContent: 'space-between' },
  lines: { minHeight: 72, marginTop: space.xs, gap: space.hair },
});
