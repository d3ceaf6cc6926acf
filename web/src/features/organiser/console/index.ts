export { Console, ConsolePerson, ConsolePhoneMenu } from './console';
export { ConsoleHeader } from './console-header';
export type { ConsoleApp, ConsolePanelProps } from './entry';
export { type ConsoleView, loadConsole } from './load';
