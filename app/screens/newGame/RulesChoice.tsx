import { useState } from 'react';
import { Glyph } from '#app/art/Glyph';
import { Note, Section } from '#app/screens/shared/Section';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { ListRow } from '#app/ui/ListRow';
import { Segmented } from '#app/ui/Segmented';
import { ToggleRow } from '#app/ui/ToggleRow';
import { EDITIONS, EXPANSIONS, type Expansion, type Variant } from '#engine';
import { useLanguage, useT, useWords } from '#i18n/react';
import { capitalised } from '#i18n/words';
import type { NewGameChoice } from '#session/preferences/preferences';
import { type ChoiceProps, isOn, variantsFor } from './choice';
import { ExpansionCard } from './ExpansionCard';
import { fillsBoard, isHeavy, surprise } from './expansions';

export function EditionChoice({ choice, onChange }: ChoiceProps) {
  const t = useT();
  const words = useWords();
  return (
    <Section title={t('ui:newGame.edition')}>
      <Segmented
        label={t('ui:newGame.edition')}
        options={EDITIONS.map((value) => ({ value, label: words.edition(value) }))}
        value={choice.edition}
        onChange={(edition) => onChange({ ...choice, edition })}
        testID="edition"
      />
      <Note>{t(`ui:newGame.editions.${choice.edition}`)}</Note>
    </Section>
  );
}

export function ExpansionChoice({ choice, onChange }: ChoiceProps) {
  const t = useT(choice.edition);
  const choose = (expansions: NewGameChoice['expansions']) => onChange({ ...choice, expansions });
  const toggle = (expansion: Expansion, on: boolean) =>
    choose(EXPANSIONS.filter((it) => (it === expansion ? on : choice.expansions.includes(it))));
  return (
    <Section title={t('ui:newGame.expansions')}>
      {EXPANSIONS.map((expansion) => (
        <ExpansionCard
          key={expansion}
          expansion={expansion}
          edition={choice.edition}
          on={choice.expansions.includes(expansion)}
          onChange={(on) => toggle(expansion, on)}
        />
      ))}
      <Button
        kind="secondary"
        label={t('ui:newGame.surprise')}
        hint={t('ui:newGame.surpriseHint')}
        onPress={() => choose(surprise(choice.expansions, Math.random))}
        testID="surprise"
      />
      {isHeavy(choice.expansions) && <Note>{t('ui:newGame.heavy')}</Note>}
      {fillsBoard(choice.expansions) && <BoardChoice choice={choice} onChange={onChange} />}
    </Section>
  );
}

function BoardChoice({ choice, onChange }: ChoiceProps) {
  const t = useT();
  const boards = ['draft', 'random'] as const;
  return (
    <>
      <Text variant="label">{t('ui:newGame.board')}</Text>
      <Segmented
        label={t('ui:newGame.board')}
        options={boards.map((value) => ({ value, label: t(`ui:newGame.boards.${value}`) }))}
        value={choice.board}
        onChange={(board) => onChange({ ...choice, board })}
      />
      <Note>{t(`ui:newGame.boardDetails.${choice.board}`)}</Note>
    </>
  );
}

/** Variants, closed at first because most players do not need them. */
export function VariantChoice({
  choice,
  onChange,
  variants = variantsFor(choice),
}: ChoiceProps & Readonly<{ variants?: readonly Variant[] }>) {
  const t = useT(choice.edition);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const count = variants.filter((variant) => isOn(choice, variant)).length;
  return (
    <Section title={t('ui:newGame.variants')}>
      <ListRow
        title={t('ui:newGame.variantsShown', { count })}
        trailing={<Glyph name={open ? 'up' : 'down'} size={16} tone="textMuted" />}
        hint={t(open ? 'ui:newGame.hideVariants' : 'ui:newGame.showVariants')}
        onPress={() => setOpen(!open)}
        testID="variants"
      />
      {open &&
        variants.map((variant) => (
          <ToggleRow
            key={variant}
            label={capitalised(t(`ui:newGame.variant.${variant}`), language)}
            description={t(`ui:newGame.variantDetails.${variant}`)}
            value={isOn(choice, variant)}
            onChange={(on) =>
              onChange({ ...choice, variants: { ...choice.variants, [variant]: on } })
            }
            testID={`variant-${variant}`}
          />
        ))}
    </Section>
  );
}
