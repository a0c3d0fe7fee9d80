import { useEffect, useState } from 'react';
import { Glyph } from '#app/art/Glyph';
import { Badge } from '#app/ui/Badge';
import { useT } from '#i18n/react';

/** So long a line may take to open before it is called none. */
const PATIENCE_MS = 4000;

/** Says that what is shown may be old. */
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
