import { expect, it } from 'vitest';
import { unreadByTab } from './by-tab';

const unread = { askedByMe: 5, askedByMeToBuyers: 2, askedToMe: 3 };

it('counts a visitor’s questions to suppliers and contacts with buyers on the tabs that list them', () => {
  expect(unreadByTab('visitor', unread)).toEqual({ mine: 3, buyers: 2, toMe: 3 });
});

it('counts all that an exhibitor has begun on its one tab', () => {
  expect(unreadByTab('exhibitor', unread)).toEqual({ mine: 5, buyers: 0, toMe: 3 });
});
