/** An ordinary address: something before the @, a domain with a top level of two letters or more. */
const ORDINARY = /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)*\.\p{L}{2,}$/u;
const LONGEST = 254;

/** Whether mail can be sent to it; quoted local parts and bare hosts are not for a form. */
export const isEmailAddress = (text: string): boolean => text.length <= LONGEST && ORDINARY.test(text);
