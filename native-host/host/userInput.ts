import type { Phone } from './phone';
import { isDisabled } from './screen';
import { pathTo, type ShadowNode } from './tree';

export class NotOnScreen extends Error {}

const isSheet = ({ view }: ShadowNode) => view === 'RCTModalHostView';
const isHidden = ({ props }: ShadowNode) =>
  props.accessibilityElementsHidden === true ||
  props.importantForAccessibility === 'no-hide-descendants';

/** Touches, typing, the keyboard, links and the back key. */
export class UserInput {
  private taps = 0;
  private typed = 0;

  constructor(private readonly phone: Phone) {}

  /** Sends touch events, so that the app's responders decide which view is pressed. */
  tap(what: ShadowNode | string): void {
    const lift = this.touchDown(what);
    lift();
  }

  /** Puts a finger down; the returned function lifts it. */
  touchDown(what: ShadowNode | string): () => void {
    const node = typeof what === 'string' ? this.require(what) : what;
    if (isDisabled(node)) throw new NotOnScreen(`${node.props.testID} is disabled`);
    const { x, y, width, height } = this.phone.boxOf(node.tag);
    const at = { pageX: x + width / 2, pageY: y + height / 2 };
    const touch = { identifier: 0, target: node.tag, ...at, timestamp: ++this.taps, force: 0 };
    const event = { ...touch, locationX: width / 2, locationY: height / 2 };
    const down = { ...event, touches: [touch], targetTouches: [touch], changedTouches: [touch] };
    this.phone.send(node, 'topTouchStart', down);
    return () => this.phone.send(node, 'topTouchEnd', { ...down, touches: [], targetTouches: [] });
  }

  /** Focuses a field. With a height, the keyboard appears. */
  focus(testID: string, keyboardHeight = 0): void {
    this.phone.send(this.require(testID), 'topFocus');
    if (keyboardHeight > 0) this.showKeyboard(keyboardHeight);
  }

  showKeyboard(height: number): void {
    const { os, ...device } = this.phone.device;
    const frame = { screenX: 0, screenY: device.height - height, width: device.width, height };
    const event = { duration: 250, easing: 'keyboard', startCoordinates: frame };
    if (os === 'ios')
      this.phone.emitDeviceEvent('keyboardWillShow', { ...event, endCoordinates: frame });
    this.phone.emitDeviceEvent('keyboardDidShow', { ...event, endCoordinates: frame });
  }

  hideKeyboard(): void {
    const { os, width, height } = this.phone.device;
    const frame = { screenX: 0, screenY: height, width, height: 0 };
    const event = { duration: 250, easing: 'keyboard', endCoordinates: frame };
    if (os === 'ios') this.phone.emitDeviceEvent('keyboardWillHide', event);
    this.phone.emitDeviceEvent('keyboardDidHide', event);
  }

  /** Taps outside the field, which removes focus and keyboard. */
  leave(testID: string): void {
    this.phone.send(this.require(testID), 'topBlur');
    this.hideKeyboard();
  }

  type(testID: string, text: string): void {
    const field = this.require(testID);
    this.phone.send(field, 'topFocus');
    this.phone.send(field, 'topChange', { text, eventCount: ++this.typed });
  }

  /** Presses the return key. */
  submit(testID: string): void {
    const field = this.require(testID);
    this.phone.send(field, 'topSubmitEditing', { text: String(field.props.text ?? '') });
  }

  /**
   * The system's back action. Closes the top sheet if there is one. Otherwise Android sends its
   * back key, and an iPhone reports that a swipe has removed the screen.
   */
  back(): void {
    const { device, screen } = this.phone;
    const sheet = screen.all(isSheet).at(-1);
    const top = screen.all(({ view }) => view === 'RNSScreen').at(-1);
    if (sheet) this.phone.send(sheet, 'topRequestClose');
    else if (device.os === 'android') this.phone.emitDeviceEvent('hardwareBackPress', null);
    else if (top) this.phone.send(top, 'topDismissed', { dismissCount: 1 });
  }

  openLink(url: string): void {
    this.phone.emitDeviceEvent('url', { url });
  }

  /** A double tap with a screen reader, which needs an element with a name and a role. */
  activate(node: ShadowNode): void {
    const fault = this.screenReaderFault(node);
    if (fault) throw new NotOnScreen(`a screen reader cannot use ${node.props.testID}: ${fault}`);
    this.phone.send(node, 'topClick', { detail: 1 });
  }

  private screenReaderFault(node: ShadowNode): string | undefined {
    const { accessible, accessibilityLabel, accessibilityRole } = node.props;
    const path = pathTo(this.phone.tree.rootNodes(), node.tag);
    const isCovered =
      this.phone.screen.all(isSheet).length > 0 && !path.some((around) => isSheet(around));
    if (isCovered) return 'a sheet lies over it';
    if (path.some(isHidden)) return 'it is hidden';
    if (accessible === false) return 'it is no element';
    if (!accessibilityLabel) return 'it has no name';
    return accessibilityRole ? undefined : 'it has no role';
  }

  private require(testID: string): ShadowNode {
    const node = this.phone.screen.id(testID);
    if (node) return node;
    const there = this.phone.screen.ids().join(' ');
    throw new NotOnScreen(`there is no ${testID} on the screen, only: ${there}`);
  }
}
