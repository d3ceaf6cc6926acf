/** Root categories that a company may show (EXH-015). */
export const productServices = ['1', '2', '3', '4', '5', '6', '7'] as const;
