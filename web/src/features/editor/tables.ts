import { deleteTable, goToNextCell, tableEditing } from '@tiptap/pm/tables';
import { type Editor, Extension, mergeAttributes, Node } from '@tiptap/react';

/** What the editing of tables calls these nodes. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** How far a cell reaches, from 1; what is no number counts as 1. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) =>
    Math.max(1, Number.parseInt(element.getAttribute(name) ?? '', 10) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** What makes tables whole that are pasted in parts, and goes from cell to cell; leaving the last cell leaves the table. */
const TableEditing = Extension.create({
  name: 'tableEditing',
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Tab: () => editor.commands.command(({ state, dispatch }) => goToNextCell(1)(state, dispatch)),
      'Shift-Tab': () => editor.commands.command(({ state, dispatch }) => goToNextCell(-1)(state, dispatch)),
    };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

/** Takes the table away that the selection is in. */
export function removeTable({ state, view, commands }: Editor): void {
  deleteTable(state, view.dispatch);
  commands.focus();
}

/** Tables as they are pasted from elsewhere: rows and cells with their spans, without widths and styles. */
export const tables = [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th'), TableEditing];
