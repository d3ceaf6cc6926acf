import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatNumber, useT } from '../i18n';
import { graphemes } from '../lib/graphemes';
import { charactersOrWords, firstWithin } from '../lib/words';
import type { FieldControlProps } from './field';
import { controlRecipe } from './input';

const Area = chakra('textarea', controlRecipe);

interface TextAreaProps {
  /** From {@link Field}. */
  control: FieldControlProps;
  name: string;
  value: string;
  /** Length at most; more is not taken, and the counter says so. */
  max: number;
  /** What `max` counts; characters as people count them unless told. The counter names words. */
  unit?: 'characters' | 'words';
  rows?: number;
  placeholder?: string;
  /** What the counter says when more is typed. */
  fullText?: string | undefined;
  /** Takes the focus when the dialog around it opens. */
  isFirst?: boolean;
  onChange: (text: string) => void;
}

/** Several lines of text with a live counter. Typing past the end changes nothing but the counter's words. */
export function TextArea({
  control,
  name,
  value,
  max,
  unit = 'characters',
  rows = 5,
  placeholder,
  fullText,
  isFirst,
  onChange,
}: TextAreaProps) {
  const t = useT();
  const [refused, setRefused] = useState(false);
  const inWords = unit === 'words';
  const lengthOf = inWords ? charactersOrWords : graphemes;
  const counter = `${formatNumber(lengthOf(value))} / ${formatNumber(max)}`;
  return (
    <div>
      <Area
        {...control}
        name={name}
        rows={rows}
        value={value}
        placeholder={placeholder}
        data-first-focus={isFirst || undefined}
        py="2.5"
        lineHeight="1.6"
        resize="vertical"
        minHeight="24"
        onChange={({ currentTarget: { value: typed } }) => {
          const kept = firstWithin(typed, max, lengthOf);
          setRefused(kept !== typed);
          onChange(kept);
        }}
      />
      <Flex justify="space-between" gap="4" mt="1" fontSize="sm" color="quiet">
        <chakra.span role="status" color="review">
          {refused ? (fullText ?? t(inWords ? 'ui.textArea.fullWords' : 'ui.textArea.full', { max })) : ''}
        </chakra.span>
        <chakra.span data-numeric="" aria-hidden>
          {inWords ? t('ui.textArea.words', { counter }) : counter}
        </chakra.span>
      </Flex>
    </div>
  );
}
