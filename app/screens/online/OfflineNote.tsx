import { useEffect, useState } from 'react';
import { Glyph } from '#app/art/Glyph';
import { Badge } from '#app/ui/Badge';
import { useT } from '#i18n/react';

/** Time that connecting may take before the app counts as offline. */
const PATIENCE_MS = 4000;

/** Says that the shown data may be outdated. */
export function OfflineNote() {
  const t = useT();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return <Badge text={t('ui:online.connecting')} />;
  return (
    <Badge
      text={t('ui:online.offlineNote')}
      tone="danger"
      icon={<Glyph name="warning" size={14} tone="danger" />}
    />
  );
}
