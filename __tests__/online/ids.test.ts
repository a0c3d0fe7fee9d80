import {
  formatInviteCode,
  isInviteCode,
  isMatchId,
  isRequestId,
  parseInviteCode,
} from '#protocol/ids';
import { newRequestId } from '#protocol/requestId';

describe('ids', () => {
  it('a code is accepted as people type it', () => {
    expect(parseInviteCode(' abcd-efgh-jkl2 ')).toBe('ABCDEFGHJKL2');
    expect(parseInviteCode('ABCD EFGH JKL2')).toBe('ABCDEFGHJKL2');
    for (const wrong of ['', 'ABCDEFGHJKL', 'ABCDEFGHJKLMN', 'ABCDEFGHJKL0', 'ABCDEFGHJKL!']) {
      expect(parseInviteCode(wrong)).toBeNull();
    }
  });

  it('a code is shown in groups of four letters, and can be read back', () => {
    const [code, shown] = ['ABCDEFGHJKL2', 'ABCD EFGH JKL2'];
    expect(parseInviteCode(shown)).toBe(code);
    expect(isInviteCode(code) && formatInviteCode(code)).toBe(shown);
  });

  it('request ids are accepted by the referee, and each is new', () => {
    const ids = Array.from({ length: 1000 }, newRequestId);
    expect(ids.every(isRequestId)).toBe(true);
    expect(new Set(ids).size).toBe(1000);
  });

  it('no path is an id', () => {
    for (const wrong of [
      'a/b',
      '..',
      '__x__',
      'A'.repeat(19),
      'A'.repeat(21),
      `${'A'.repeat(19)}/`,
    ]) {
      expect(isMatchId(wrong)).toBe(false);
      expect(isInviteCode(wrong)).toBe(false);
    }
  });
});
