const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
let made = 0;

/** The number of an identity card that nobody has: a district that there is none of, another person each time. */
export function newCardNumber(): string {
  made += 1;
  const place = (Date.now() + made * 37) % 1000;
  const day = String(1 + (Math.floor(Date.now() / 1000) % 28)).padStart(2, '0');
  const digits = `99010119${70 + (made % 30)}05${day}${String(place).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits + '10X98765432'.charAt(sum % 11);
}
