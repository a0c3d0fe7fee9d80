import { useT } from '../../../src/i18n/react';
import { Glyph } from '../../art/Glyph';
import { Badge } from '../../ui/Badge';

/** Says that what is shown may be old. */
export function OfflineNote() {
  const t = useT();
  return (
    <Badge
      text={t('ui:online.offlineNote')}
      tone="danger"
      icon={<Glyph name="warning" size={14} tone="danger" />}
    />
  );
}
