import { Section } from '#app/screens/shared/Section';
import { Stepper } from '#app/ui/Stepper';
import { ToggleRow } from '#app/ui/ToggleRow';
import { useT } from '#i18n/react';
import type { QuietHours } from '#protocol/profile';

const MINUTES = 60;
const USUAL = { from: 22 * MINUTES, to: 7 * MINUTES };

type QuietHoursProps = Readonly<{
  value: QuietHours | null;
  onChange: (value: QuietHours | null) => void;
}>;

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export function QuietHoursChoice({ value, onChange }: QuietHoursProps) {
  const t = useT();
  const set = (change: Partial<QuietHours>) =>
    onChange({ ...USUAL, ...value, ...change, zone: zoneHere() });
  return (
    <Section title={t('ui:online.quiet')}>
      <ToggleRow
        label={t('ui:online.quiet')}
        description={t('ui:online.quietDetail')}
        value={value !== null}
        onChange={(on) => (on ? set({}) : onChange(null))}
        testID="quiet"
      />
      {value !== null && (
        <>
          <Stepper
            label={t('ui:online.quietFrom')}
            value={value.from / MINUTES}
            min={0}
            max={23}
            format={clock}
            onChange={(hour) => set({ from: hour * MINUTES })}
          />
          <Stepper
            label={t('ui:online.quietTo')}
            value={value.to / MINUTES}
            min={0}
            max={23}
            format={clock}
            onChange={(hour) => set({ to: hour * MINUTES })}
          />
        </>
      )}
    </Section>
  );
}
