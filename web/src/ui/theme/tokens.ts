import { defineTokens } from '@chakra-ui/react';

/** Steps of 4 px under the usual numbers: `4` is 16 px. */
const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 64,
];
const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

export const tokens = defineTokens({
  colors: {
    white: { value: '#FFFFFF' },
    navy: {
      950: { value: '#07152A' },
      900: { value: '#0B1F3A' },
      800: { value: '#12305A' },
      700: { value: '#1C3354' },
    },
    copper: {
      700: { value: '#9A4714' },
      600: { value: '#B4561B' },
      300: { value: '#F0A66B' },
      200: { value: '#F7C9A0' },
    },
    teal: { 600: { value: '#0E7C7B' }, 400: { value: '#3FB8AF' } },
  },
  fonts: {
    body: {
      value:
        "'Inter Variable', 'Inter Fallback', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', system-ui, sans-serif",
    },
    heading: { value: '{fonts.body}' },
    mono: { value: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'Noto Sans Mono CJK SC', monospace" },
  },
  fontSizes: {
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.25rem' },
    '4xl': { value: '3.5rem' },
  },
  fontWeights: {
    regular: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    bold: { value: 700 },
  },
  lineHeights: {
    tight: { value: 1.2 },
    snug: { value: 1.35 },
    body: { value: 1.6 },
    none: { value: 1 },
  },
  letterSpacings: { tight: { value: '-0.02em' }, wide: { value: '0.02em' } },
  radii: {
    sm: { value: '4px' },
    control: { value: '8px' },
    card: { value: '14px' },
    full: { value: '9999px' },
  },
  spacing: scale,
  sizes: {
    ...scale,
    full: { value: '100%' },
    content: { value: '1240px' },
    text: { value: '68ch' },
    form: { value: '640px' },
  },
  durations: { fast: { value: '150ms' }, base: { value: '200ms' }, slow: { value: '250ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } },
  zIndex: {
    base: { value: 0 },
    sticky: { value: 20 },
    header: { value: 30 },
    float: { value: 25 },
    scrim: { value: 28 },
    toast: { value: 60 },
    skip: { value: 70 },
  },
});
