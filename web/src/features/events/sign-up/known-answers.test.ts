import { describe, expect, it } from 'vitest';
import type { FormFieldRecord } from '../../custom-fields';
import { knownAnswers } from './known-answers';

const text = (id: string, label: string): FormFieldRecord => ({
  id,
  label,
  kind: 'TEXT',
  isRequired: true,
  options: [],
});

const information = {
  name: '王晓明',
  companyName: '江南电缆集团',
  mobile: '+86 13800138000',
  email: 'wang@jiangnan.example',
} as const;

const answer = (label: string, value: string, fileUrls: string[] = []) =>
  ({ fieldId: label, label, text: value, fileUrls }) as const;

type Viewer = NonNullable<Parameters<typeof knownAnswers>[1]>;

/** A visitor with sign-ups, the newest first. */
const viewer = (
  signUps: ReturnType<typeof answer>[][],
  visitorDetails: Viewer['visitorDetails'] = { information },
): Viewer => ({
  id: '1',
  visitorDetails,
  eventRegistrations: {
    nodes: signUps.map((answers, index) => ({
      id: String(index),
      answers,
    })),
  },
});

describe('the form of a sign-up as it opens', () => {
  it.each([
    ['姓名', information.name],
    ['姓名：', information.name],
    ['Name', information.name],
    ['Full name *', information.name],
    ['公司名称', information.companyName],
    ['Company or institution', information.companyName],
    ['Organisation', information.companyName],
    ['联系电话', information.mobile],
    ['手机号码', information.mobile],
    ['Phone number', information.mobile],
    ['电子邮箱', information.email],
    ['E-mail address', information.email],
  ])('holds the detail that “%s” asks for', (label, value) => {
    expect(knownAnswers([text('1', label)], viewer([]))).toEqual({ 'field-1': value });
  });

  it.each([
    '产品名称',
    'Name of your product',
    '公司规模',
    'Company size',
    '电话会议号',
    'Emergency contact',
  ])('leaves “%s” blank, which asks for something else', (label) => {
    expect(knownAnswers([text('1', label)], viewer([]))).toEqual({ 'field-1': '' });
  });

  it('holds what was written under the same label the last time', () => {
    const signUps = [[answer('职务', '总工程师')], [answer('职务', '采购员'), answer('饮食', '素食')]];
    expect(knownAnswers([text('1', '职务'), text('2', '饮食')], viewer(signUps))).toEqual({
      'field-1': '总工程师',
      'field-2': '素食',
    });
  });

  it('prefers the details, which may have been corrected since', () => {
    expect(knownAnswers([text('1', '姓名')], viewer([[answer('姓名', '王小明')]]))).toEqual({
      'field-1': information.name,
    });
  });

  it('holds an earlier answer where there are no details', () => {
    expect(knownAnswers([text('1', '姓名')], viewer([[answer('姓名', '王小明')]], null))).toEqual({
      'field-1': '王小明',
    });
  });

  it('chooses nothing and attaches nothing, and shortens nothing', () => {
    const fields: FormFieldRecord[] = [
      { ...text('1', '姓名'), kind: 'SELECT', options: [{ value: '王晓明', label: '王晓明' }] },
      { ...text('2', '名片'), kind: 'FILE' },
      text('3', '名片'),
      text('4', '备注'),
    ];
    const signUps = [[answer('名片', '', ['/files/own/uploads/1.png']), answer('备注', '长'.repeat(501))]];
    expect(knownAnswers(fields, viewer(signUps))).toEqual({
      'field-1': '',
      'field-2': [],
      'field-3': '',
      'field-4': '',
    });
  });

  it('is blank for a guest', () => {
    expect(knownAnswers([text('1', '姓名')], null)).toEqual({ 'field-1': '' });
  });
});
