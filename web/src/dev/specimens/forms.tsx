import { useId, useRef, useState } from 'react';
import { CheckGroup } from '../../ui/check-group';
import { Checkbox } from '../../ui/checkbox';
import { CodeField, useCodeRequest } from '../../ui/code-field';
import { ErrorSummary } from '../../ui/error-summary';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { SearchField } from '../../ui/search-field';
import { Select } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { Specimen } from '../specimen';
import { useTexts } from '../use-texts';

function Choices() {
  const text = useTexts();
  const name = useId();
  const [chosen, setChosen] = useState<string[]>([text.choices[0]]);
  const options = text.choices.map((choice) => ({ value: choice, label: choice }));
  const common = { legend: text.branch, options, chosen, onChange: setChosen };
  return (
    <>
      <CheckGroup {...common} name={`${name}-many`} />
      <CheckGroup {...common} name={`${name}-one`} type="radio" error={text.mistake} />
      <Checkbox isMixed>{text.longAction}</Checkbox>
      <Checkbox disabled>{text.action}</Checkbox>
    </>
  );
}

export function Forms() {
  const text = useTexts();
  const summary = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState(text.paragraph);
  const [code, setCode] = useState('');
  const request = useCodeRequest(() => Promise.resolve(true));
  return (
    <Specimen title={text.sections.forms}>
      <ErrorSummary ref={summary} errors={[{ field: 'name', text: text.mistake }]} onGo={() => undefined} />
      <SearchField onSearch={() => undefined} placeholder={text.exhibitor} />
      <Field label={text.name} help={text.help} required>
        {(control) => <Input {...control} defaultValue={text.exhibitor} />}
      </Field>
      <Field label={text.name} error={text.mistake} required>
        {(control) => <Input {...control} />}
      </Field>
      <Field label={text.branch}>
        {(control) => (
          <Select {...control}>
            {text.choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.remark}>
        {(control) => <TextArea control={control} name="words" value={words} max={200} onChange={setWords} />}
      </Field>
      <CodeField label={text.code} value={code} error={undefined} onChange={setCode} request={request} />
      <Choices />
    </Specimen>
  );
}
