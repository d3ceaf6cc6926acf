import type { Caller, RestClient } from '../../rest/client.ts';
import type { BillingRecord } from '../../rest/contract.ts';

const ADDRESS = '/app/exhibiting/billing';

/** The billing information of the caller's company; never shared. */
export function billingLoaders(rest: RestClient, caller: Caller) {
  return {
    read: () => rest.readOwn<BillingRecord>(caller, ADDRESS),
    /** The e-mail address travels as `notes` (EXH-114). */
    save: (fields: { customerTaxId: string; notes: string; companyName: string }) =>
      rest.post<BillingRecord>(caller, ADDRESS, fields),
  };
}
