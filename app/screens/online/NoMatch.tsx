import { Glyph } from '#app/art/Glyph';
import { useBack, useNavigator } from '#app/routes/useBack';
import { Button } from '#app/ui/Button';
import { EmptyState } from '#app/ui/EmptyState';
import { Screen } from '#app/ui/Screen';
import { useT } from '#i18n/react';
import type { MatchTrouble } from '#session/online/hub';

type Why = Exclude<MatchTrouble, 'newer'> | 'cancelled';
type NoMatchProps = Readonly<{ why: Why; onRetry?: () => void }>;

const TITLES = {
  missing: 'ui:online.missingTitle',
  cancelled: 'ui:online.missingTitle',
  unreachable: 'ui:online.failedTitle',
} as const;

/** Explains why a match cannot be shown and offers a way out. */
export function NoMatch({ why, onRetry }: NoMatchProps) {
  const t = useT();
  const onBack = useBack();
  const navigator = useNavigator();
  return (
    <Screen title={t('ui:online.title')} onBack={onBack} testID={`no-match-${why}`}>
      <EmptyState
        art={<Glyph name="online" size={56} tone="accent" ground="background" />}
        title={t(TITLES[why])}
        body={t(`ui:online.${why}`)}
        action={
          onRetry === undefined ? (
            <Button label={t('ui:online.toOnline')} onPress={() => navigator.replace('Online')} />
          ) : (
            <Button label={t('ui:online.retry')} onPress={onRetry} />
          )
        }
      />
    </Screen>
  );
}
