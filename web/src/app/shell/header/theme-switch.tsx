import { useT } from '../../../i18n';
import { setTheme, useTheme } from '../../../lib/theme';
import { IconButton } from '../../../ui/icon-button';

export function ThemeSwitch() {
  const t = useT();
  const dark = useTheme() === 'dark';
  return (
    <IconButton
      icon={dark ? 'sun' : 'moon'}
      label={t(dark ? 'shell.theme.light' : 'shell.theme.dark')}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
      color="inherit"
      width="9"
      height="9"
      minHeight="0"
      _hover={{ bg: 'var(--nav-hover, {colors.sunken})' }}
    />
  );
}
