import { expect, it } from 'vitest';
import type { AskingRequest } from './client.ts';
import { Positions } from './positions.ts';

const told = (position: string) => {
  const positions = new Positions();
  positions.setTold(true);
  positions.onChange(position);
  return positions;
};

it('are sent only while changes are told, and after the first of them', () => {
  const positions = new Positions();
  positions.onChange('100');
  expect(positions.headersFor(undefined)).toEqual({});
  positions.setTold(true);
  expect(positions.headersFor(undefined)).toEqual({});
  positions.onChange('100');
  expect(positions.headersFor(undefined)).toEqual({ 'at-least-position': '100' });
  positions.setTold(false);
  positions.setTold(true);
  expect(positions.headersFor(undefined)).toEqual({});
});

it('never go back, and are compared as numbers', () => {
  const positions = told('99');
  positions.onChange('18446744073709551615');
  positions.onChange('100');
  positions.onChange('none');
  expect(positions.headersFor(undefined)).toEqual({ 'at-least-position': '18446744073709551615' });
});

it('include what a request has written for itself, and for everybody when all are to see it', () => {
  const positions = told('100');
  const request: AskingRequest = { id: 'one', calls: 0 };
  positions.onWrite('200', request);
  expect(positions.headersFor(request)).toEqual({ 'at-least-position': '200' });
  expect(positions.headersFor(undefined)).toEqual({ 'at-least-position': '100' });
  positions.includeWritten();
  expect(positions.headersFor(undefined)).toEqual({ 'at-least-position': '200' });
});

it('are not known after a write whose answer told none, until the next change is told', () => {
  const positions = told('100');
  positions.onWrite(undefined, undefined);
  expect(positions.headersFor(undefined)).toEqual({});
  positions.onChange('300');
  expect(positions.headersFor(undefined)).toEqual({ 'at-least-position': '300' });
});
