import { Fragment } from 'react';
import { CardIcon } from '#app/art/icons';
import { Text } from '#app/ui/base/Text';
import { Card as Paper } from '#app/ui/Card';
import { Divider } from '#app/ui/Divider';
import { ListRow } from '#app/ui/ListRow';
import { CARD_NAMES, Card, cardVp } from '#engine';
import { useHelp, useT, useWords } from '#i18n/react';

/** All great achievements with their conditions and points. */
export function CardList({ onOpen }: Readonly<{ onOpen: (topic: string) => void }>) {
  const t = useT();
  const words = useWords();
  const help = useHelp();
  return (
    <Paper>
      {CARD_NAMES.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && <Divider />}
          <ListRow
            title={words.card(name)}
            detail={help.card(name)}
            icon={<CardIcon card={name} size={40} />}
            trailing={<Text variant="label">{words.amount('vp', cardVp(Card[name]))}</Text>}
            hint={t('ui:reference.openHint')}
            onPress={() => onOpen(name)}
            testID={`topic-${name}`}
          />
        </Fragment>
      ))}
    </Paper>
  );
}
