import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { visitRegistrations as table } from '../tables.ts';

/** How a visitor is reached; blank what was not said. */
export interface Contact {
  /** Of the registration. */
  id: string;
  name: string;
  companyName: string;
  /** Code of the position dictionary. */
  position: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  mobile: string;
  email: string;
}

/** Reads how visitors are reached, by their registrations' ids; only for whom they have agreed to. */
export function visitorContacts(database: Database) {
  return async (ids: readonly string[]): Promise<Map<string, Contact>> => {
    if (ids.length === 0) return new Map();
    const rows = await database
      .orm()
      .select({
        id: table.id,
        name: table.firstName,
        companyName: table.companyName,
        position: table.position,
        country: table.country,
        mobile: table.mobileNumber,
        email: table.contactEmail,
      })
      .from(table)
      .where(inArray(table.id, [...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  };
}
