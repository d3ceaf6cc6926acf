import { describe, expect, it } from 'vitest';
import { consoleAddress } from './console-address';

const at = (address: string) => consoleAddress(new URL(address, 'https://fair.example'));

describe('the way back to the console', () => {
  it('is the address with all that it holds', () => {
    expect(at('/d/organiser?menu=numbers&days=7#today')).toBe('/organiser?menu=numbers&days=7#today');
    expect(at('/d/organiser')).toBe('/organiser');
  });

  it.each(['/d/organiser/login?return=%2Forganiser', '/d/', '/organiser'])('is none from %s', (address) => {
    expect(at(address)).toBeUndefined();
  });
});
