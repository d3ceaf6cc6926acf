import { graphemes } from '../../../lib/graphemes';
import { blankForm, type FilledIn, type FormFieldRecord, MAX_TEXT, nameOf } from '../../custom-fields';
import type { SignUpQuery } from './sign-up.generated';

type Viewer = SignUpQuery['viewer'];
type Detail = 'name' | 'companyName' | 'mobile' | 'email';

/**
 * Labels that ask for a detail of the visitor. Organisers word their forms freely, so a label has to match as a whole:
 * “Name of your product” does not ask for a person.
 */
const labels: Record<Detail, RegExp> = {
  name: /^(?:您的|参会人|联系人)?姓名$|^联系人$|^(?:your |full |contact )?name$|^contact person$/i,
  companyName:
    /^(?:公司|单位|企业|工作单位|机构)(?:名称)?$|^company(?: name| or institution)?$|^organi[sz]ation$/i,
  mobile:
    /^(?:手机|移动电话|联系电话|电话)(?:号|号码)?$|^(?:mobile|phone|telephone|mobile phone)(?: number)?$/i,
  email: /^(?:电子)?(?:邮箱|邮件)(?:地址)?$|^e-?mail(?: address)?$/i,
};

const detailNames: readonly Detail[] = ['name', 'companyName', 'mobile', 'email'];

/** A label as it is compared: without the marks that organisers put behind it. */
const plain = (label: string): string => label.replace(/[\s:：*＊]+$/u, '').trim();

/** What “My details” say about a label; undefined where it asks for something else. */
function fromDetails(label: string, given: NonNullable<Viewer>['visitorDetails']): string | undefined {
  const detail = detailNames.find((one) => labels[one].test(label));
  return detail && given ? given.information[detail] : undefined;
}

/** What the visitor wrote under the same label the last time. */
function fromSignUps(label: string, viewer: NonNullable<Viewer>): string | undefined {
  return viewer.eventRegistrations.nodes
    .flatMap(({ answers }) => answers)
    .find((answer) => plain(answer.label) === label && answer.fileUrls.length === 0)?.text;
}

/**
 * The form as it opens: one-line texts hold what the visitor has given before, in “My details” or in the latest
 * sign-ups; everything else is blank.
 * @param viewer null for a guest
 */
export function knownAnswers(fields: readonly FormFieldRecord[], viewer: Viewer): FilledIn {
  const filled = blankForm(fields);
  if (!viewer) return filled;
  for (const { id, kind, label } of fields) {
    if (kind !== 'TEXT') continue;
    const asked = plain(label);
    const known = fromDetails(asked, viewer.visitorDetails) || fromSignUps(asked, viewer);
    if (known && graphemes(known) <= MAX_TEXT) filled[nameOf(id)] = known;
  }
  return filled;
}
