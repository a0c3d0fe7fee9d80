import { Glyph } from '#app/art/Glyph';
import { useTable } from '#app/table/model/TableContext';
import { Button } from '#app/ui/Button';

/** Link from a card to its page in the rules. */
export function RulesLink({ topic }: Readonly<{ topic: string }>) {
  const { voice, open, showRules } = useTable();
  if (!showRules) return null;
  const lookUp = () => {
    open(null);
    showRules(topic);
  };
  return (
    <Button
      kind="quiet"
      small
      icon={<Glyph name="question" size={18} tone="primary" />}
      label={voice.t('ui:table.inRules')}
      onPress={lookUp}
      testID="in-rules"
    />
  );
}
