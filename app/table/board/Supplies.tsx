import { StyleSheet, View } from 'react-native';
import { ColonistIcon, ColonistShipIcon, GoodIcon, NobleIcon, VpIcon } from '#app/art/icons';
import { useAnchor } from '#app/table/anchors/anchors';
import { legendOf, type Piece } from '#app/table/legend/names';
import { useTable } from '#app/table/model/TableContext';
import { Tally } from '#app/table/widgets/Tally';
import { Text } from '#app/ui/base/Text';
import { Explained } from '#app/ui/legend/Explained';
import { space } from '#app/ui/tokens/scale';
import { GOOD_NAMES, GOODS } from '#engine';

/** The colonist ship and everything that can run out. */
export function Supplies() {
  const { view, voice } = useTable();
  const { t, words } = voice;
  return (
    <View style={styles.section} ref={useAnchor('colonists')}>
      <Fact
        piece="colonistShip"
        icon={<ColonistShipIcon size={44} />}
        text={`${words.term('colonistShip')} · ${t('ui:table.colonistShip', { count: view.colonistShip })}`}
      />
      <Fact
        piece="colonistSupply"
        icon={<ColonistIcon size={30} />}
        text={`${words.term('colonistSupply')} · ${t('ui:table.colonistSupply', { count: view.colonists })}`}
      />
      {view.specialSupply > 0 && (
        <Fact
          piece="nobleSupply"
          icon={<NobleIcon size={30} />}
          text={t('ui:table.colonistSupply', { count: view.specialSupply })}
        />
      )}
      <Fact
        piece="vpSupply"
        icon={<VpIcon size={30} />}
        text={t('ui:table.vpSupply', { count: view.vp })}
      />
      <View style={styles.goods}>
        {GOODS.map((good) => (
          <Tally
            key={good}
            icon={<GoodIcon good={GOOD_NAMES[good]} size={28} />}
            value={view.goods[good]}
            legend={legendOf.good(good)}
          />
        ))}
      </View>
    </View>
  );
}

type FactProps = Readonly<{ piece: Piece; icon: React.ReactNode; text: string }>;

function Fact({ piece, icon, text }: FactProps) {
  return (
    <Explained name={legendOf.piece(piece)} style={styles.fact}>
      <View style={styles.icon}>{icon}</View>
      <Text style={styles.text}>{text}</Text>
    </Explained>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.s },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  icon: { width: 52, alignItems: 'center' },
  text: { flex: 1 },
  goods: { flexDirection: 'row', justifyContent: 'space-between', flexWrap: 'wrap', gap: space.s },
});
