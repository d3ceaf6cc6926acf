/** A sum of money as the schema has it. @param amount in CNY, at most two decimals */
export const yuan = (amount: number): { amount: string; currency: string } => ({
  amount: String(Math.round(amount * 100) / 100),
  currency: 'CNY',
});
