import { screen } from '@testing-library/react-native';
import { Field, type FieldKind } from '#app/screens/shared/Field';
import { show } from '#tests/app/ui/support/render';

/** Keyboard settings for each kind of field. */
const WANTED: Readonly<Record<FieldKind, object>> = {
  playerName: { autoCapitalize: 'words', autoCorrect: false, autoComplete: 'nickname' },
  gameName: { autoCapitalize: 'sentences', returnKeyType: 'done' },
  code: { autoCapitalize: 'characters', autoCorrect: false, returnKeyType: 'go' },
  mail: { keyboardType: 'email-address', autoCapitalize: 'none', autoComplete: 'email' },
  pasted: { multiline: true, autoCapitalize: 'none', autoCorrect: false },
  message: { autoCorrect: true, returnKeyType: 'send', submitBehavior: 'submit' },
};
const KINDS: readonly FieldKind[] = ['playerName', 'gameName', 'code', 'mail', 'message'];

describe('a field', () => {
  it.each(KINDS)('for a %s has the right keyboard', (kind) => {
    show(
      <Field kind={kind} label="Line" value="" maxLength={20} onChange={() => {}} testID="line" />,
    );
    expect(screen.getByTestId('line').props).toMatchObject(WANTED[kind]);
  });
});
