import { shanghaiText } from '../../../clock/clock.ts';
import type { ManagedCompanyRow } from '../../catalogue/index.ts';
import type { Account } from '../../identity/index.ts';
import type { DeskAccount, DeskCompanyLine } from './contract.ts';

/** What people call a company: its name in either language. */
export const nameOf = ({ nameCn, nameEn }: Pick<ManagedCompanyRow, 'nameCn' | 'nameEn'>): string =>
  nameCn || nameEn;

export const toLine = (row: ManagedCompanyRow): DeskCompanyLine => {
  const { boothKind, boothArea, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    boothType: boothKind,
    area: boothArea,
    createTime: shanghaiText(createdAt),
    updateTime: shanghaiText(updatedAt),
  };
};

export const toAccount = (row: Account): DeskAccount => {
  const { id, nickName, mobile, email, isLocked, passwordHash, createdAt } = row;
  return {
    id,
    name: nickName,
    mobile,
    email,
    isLocked,
    hasPassword: passwordHash !== null,
    createTime: shanghaiText(createdAt),
  };
};
