import { describe, expect, it } from 'vitest';
import { first } from '../../../test/required';
import { checkAnswers, choose, nothing, type Question, toInput } from './check-answers';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  kind: 'SINGLE',
  text: id,
  takesOwnWords: true,
  options: ['a', 'b', 'other'].map((option) => ({ id: `${id}-${option}`, text: option })),
  ...more,
});
const questions = [question('1'), question('2', { kind: 'MULTIPLE', takesOwnWords: false })];
const good = {
  q1: { optionIds: ['1-other'], ownWords: ' drums ' },
  q2: { optionIds: ['2-a', '2-other'], ownWords: '' },
};

describe('the questionnaire', () => {
  it('wants every question answered', { tags: ['AUTH-069', 'VAL-027'] }, () => {
    expect(checkAnswers(questions, good)).toEqual({});
    expect(checkAnswers(questions, {})).toEqual({
      q1: 'survey.missing',
      q2: 'survey.missing',
    });
  });

  it('wants words for the last option where it takes them', { tags: ['AUTH-070', 'VAL-028'] }, () => {
    const blank = { ...good, q1: { optionIds: ['1-other'], ownWords: ' ' } };
    expect(checkAnswers(questions, blank)).toEqual({ 'q1-words': 'survey.missingWords' });
  });

  it('forgets the words when the option is left', { tags: ['AUTH-071'] }, () => {
    expect(choose(first(questions), good.q1, ['1-a'])).toEqual({ optionIds: ['1-a'], ownWords: '' });
    expect(choose(first(questions), good.q1, ['1-other'])).toEqual(good.q1);
  });

  it('sends them in the order of the questions', { tags: ['AUTH-072'] }, () => {
    expect(toInput(questions, good)).toEqual([
      { questionId: '1', optionIds: ['1-other'], ownWords: 'drums' },
      { questionId: '2', optionIds: ['2-a', '2-other'], ownWords: '' },
    ]);
    expect(toInput([question('3')], {})).toEqual([{ questionId: '3', ...nothing }]);
  });
});
