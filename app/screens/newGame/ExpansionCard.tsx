import { type ReactNode, useState } from 'react';
import { GoalIcon } from '#app/art/goals/GoalIcon';
import { BuildingIcon, CrownIcon, NobleIcon, RoleIcon } from '#app/art/icons';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import type { Edition, Expansion } from '#engine';
import { useHelp, useLanguage, useT } from '#i18n/react';
import { capitalised } from '#i18n/words';
import { ChoiceCard, PICTURE } from './ChoiceCard';

const SMUGGLER = 'smuggler';

const PICTURES: Readonly<Record<Expansion, () => ReactNode>> = {
  newBuildings: () => <BuildingIcon building="library" size={PICTURE} />,
  nobles: () => <NobleIcon size={PICTURE} />,
  smuggler: () => <RoleIcon role={SMUGGLER} size={PICTURE} />,
  festival: () => <GoalIcon goal="festivalGoods" size={PICTURE} />,
  activities: () => <GoalIcon goal="cocktail" size={PICTURE} />,
  achievements: () => <CrownIcon size={PICTURE} />,
};

type ExpansionCardProps = Readonly<{
  expansion: Expansion;
  edition: Edition;
  on: boolean;
  onChange: (on: boolean) => void;
}>;

/** An expansion with a picture. A tap switches it; another button explains it. */
export function ExpansionCard({ expansion, edition, on, onChange }: ExpansionCardProps) {
  const t = useT(edition);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const { title } = useHelp(edition).chapter(expansion);
  return (
    <ChoiceCard
      role="switch"
      picture={PICTURES[expansion]()}
      title={title}
      about={capitalised(t(`ui:newGame.expansionDetails.${expansion}`), language)}
      on={on}
      onPress={() => onChange(!on)}
      testID={`expansion-${expansion}`}
    >
      {open && (
        <Text tone={on ? 'onGlow' : 'text'} testID={`start-${expansion}`}>
          {t(`ui:newGame.expansionStart.${expansion}`)}
        </Text>
      )}
      <Button
        kind="quiet"
        small
        label={t(open ? 'ui:newGame.startHide' : 'ui:newGame.startHere')}
        hint={title}
        onPress={() => setOpen(!open)}
        testID={`about-${expansion}`}
      />
    </ChoiceCard>
  );
}
