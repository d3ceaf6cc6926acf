import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

const Box = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    width: '5',
    height: '5',
    mt: '0.5',
    borderWidth: '1.5px',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    cursor: 'pointer',
    bg: 'page',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
    '&:checked': {
      bg: 'second',
      borderColor: 'second',
      clipPath: 'none',
      '&::after': {
        content: '""',
        display: 'block',
        width: '0.32rem',
        height: '0.62rem',
        margin: '0.06rem auto 0',
        borderRight: '2px solid {colors.page}',
        borderBottom: '2px solid {colors.page}',
        transform: 'rotate(42deg)',
      },
    },
    // A group of radio buttons with none chosen is indeterminate too.
    '&[type=checkbox]:indeterminate': {
      bg: 'second',
      borderColor: 'second',
      '&::after': {
        content: '""',
        display: 'block',
        width: '0.6rem',
        height: '2px',
        margin: '0.45rem auto 0',
        bg: 'page',
      },
    },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    _invalid: { borderColor: 'rejected' },
  },
});

type CheckboxProps = Omit<HTMLChakraProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  /** `radio` for one of several with the same name. */
  type?: 'checkbox' | 'radio';
  /** Some, not all, of what it stands for. */
  isMixed?: boolean;
};

export function Checkbox({ children, type = 'checkbox', isMixed = false, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  // The browser has no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <chakra.label display="inline-flex" gap="2.5" alignItems="start" cursor="pointer" py="1.5">
      <Box ref={box} type={type} {...(type === 'radio' ? { borderRadius: 'full' } : {})} {...rest} />
      <span>{children}</span>
    </chakra.label>
  );
}
