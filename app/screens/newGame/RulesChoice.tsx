import { useState } from 'react';
import { EDITIONS, EXPANSIONS } from '../../../src/engine';
import { useHelp, useLanguage, useT, useWords } from '../../../src/i18n/react';
import { capitalised } from '../../../src/i18n/words';
import type { NewGameChoice } from '../../../src/session/preferences/preferences';
import { Glyph } from '../../art/Glyph';
import { ListRow } from '../../ui/ListRow';
import { Segmented } from '../../ui/Segmented';
import { Text } from '../../ui/Text';
import { ToggleRow } from '../../ui/ToggleRow';
import { Note, Section } from '../shared/Section';
import { isOn, variantsFor } from './choice';

type ChoiceProps = Readonly<{ choice: NewGameChoice; onChange: (choice: NewGameChoice) => void }>;

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
  const help = useHelp(choice.edition);
  const language = useLanguage();
  const toggle = (expansion: NewGameChoice['expansions'][number], on: boolean) =>
    onChange({
      ...choice,
      expansions: EXPANSIONS.filter((it) =>
        it === expansion ? on : choice.expansions.includes(it),
      ),
    });
  return (
    <Section title={t('ui:newGame.expansions')}>
      {EXPANSIONS.map((expansion) => (
        <ToggleRow
          key={expansion}
          label={help.chapter(expansion).title}
          description={capitalised(t(`ui:newGame.expansionDetails.${expansion}`), language)}
          value={choice.expansions.includes(expansion)}
          onChange={(on) => toggle(expansion, on)}
          testID={`expansion-${expansion}`}
        />
      ))}
      {choice.expansions.length > 0 && <BoardChoice choice={choice} onChange={onChange} />}
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

/** Closed at first: most people never need them, and everybody can find them. */
export function VariantChoice({ choice, onChange }: ChoiceProps) {
  const t = useT(choice.edition);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const variants = variantsFor(choice);
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
