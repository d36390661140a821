import type { Editor } from '@tiptap/core'
import { type Command, TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { type RichTextKey, type Tool, ToolBar } from './tool-bar'

const rows = 3
const columns = 3

/** Inserts a table with a header row, and puts the cursor into its first cell. */
export function insertTable(editor: Editor) {
  const { schema, selection, tr } = editor.state
  const createRow = (cell: string) =>
    schema.node(
      'tableRow',
      null,
      Array.from({ length: columns }, () => schema.node(cell, null, [schema.node('paragraph')])),
    )
  const table = schema.node(
    'table',
    null,
    Array.from({ length: rows }, (_, row) => createRow(row === 0 ? 'tableHeader' : 'tableCell')),
  )
  tr.replaceSelectionWith(table)
  editor.view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(selection.from + 1))).scrollIntoView())
  editor.commands.focus()
}

const createTableTool = (text: RichTextKey, command: Command): Tool => ({
  text,
  run: (editor) => {
    command(editor.state, editor.view.dispatch)
    editor.commands.focus()
  },
  isDisabled: (editor) => !command(editor.state),
})

const tools: readonly Tool[] = [
  createTableTool('addRow', addRowAfter),
  createTableTool('deleteRow', deleteRow),
  createTableTool('addColumn', addColumnAfter),
  createTableTool('deleteColumn', deleteColumn),
  createTableTool('headerRow', toggleHeaderRow),
  createTableTool('mergeCells', mergeCells),
  createTableTool('splitCell', splitCell),
  createTableTool('deleteTable', deleteTable),
]

/** Toolbar of the table that the cursor is in. */
export const TableToolbar = ({ editor }: { readonly editor: Editor }) =>
  isInTable(editor.state) ? <ToolBar editor={editor} label="tableToolbar" tools={tools} /> : null
