export { Console, ConsolePerson, ConsolePhoneMenu } from './console';
export { ConsoleHeader } from './console-header';
export type { ConsoleApp, ConsoleEntry, ConsolePanelProps } from './entry';
export { type ConsoleView, loadConsole } from './load';
