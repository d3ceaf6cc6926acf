import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Role } from './role.ts';
import { accounts } from './tables.ts';

/** Whom an account belongs to and how they are reached; for the organiser alone. */
export interface AccountContact {
  name: string;
  companyName: string;
  mobile: string;
  email: string;
}

/** The people behind accounts, by id; one that is gone is missing. */
export function accountContacts(database: Database) {
  return async (ids: readonly string[]): Promise<Map<string, AccountContact>> => {
    if (ids.length === 0) return new Map();
    const rows = await database
      .orm()
      .select({
        id: accounts.id,
        name: accounts.nickName,
        companyName: accounts.companyName,
        mobile: accounts.mobile,
        email: accounts.email,
      })
      .from(accounts)
      .where(inArray(accounts.id, [...new Set(ids)]));
    return new Map(
      rows.map(({ id, mobile, email, ...row }) => [id, { ...row, mobile: mobile ?? '', email: email ?? '' }]),
    );
  };
}

/** Who somebody is to others with whom they write. */
export interface AccountPerson {
  name: string;
  companyName: string;
  role: Role;
}

/** The people behind accounts, by id, as the other side of a conversation may know them. */
export function accountPeople(database: Database) {
  return async (ids: readonly string[]): Promise<Map<string, AccountPerson>> => {
    if (ids.length === 0) return new Map();
    const { id, nickName: name, companyName, role } = accounts;
    const rows = await database
      .orm()
      .select({ id, name, companyName, role })
      .from(accounts)
      .where(inArray(accounts.id, [...new Set(ids)]));
    return new Map(rows.map(({ id: key, ...person }) => [key, person]));
  };
}

export type AccountPeople = ReturnType<typeof accountPeople>;
