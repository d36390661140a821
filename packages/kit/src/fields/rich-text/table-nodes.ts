import { Extension, Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

// more are an error, or an attack: the editor allocates every cell that a table spans
const maxSpan = 100

const readSpan = (element: Element, name: string) => {
  const span = Number(element.getAttribute(name) ?? 1)
  return Number.isInteger(span) && span > 0 && span <= maxSpan ? span : 1
}

const createSpan = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: Element) => readSpan(element, name),
  renderHTML: (attributes: Readonly<Record<string, unknown>>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
})

const createCell = (tag: 'td' | 'th', name: string) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: createSpan('colspan'), rowspan: createSpan('rowspan'), colwidth: { default: null, rendered: false } }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** Attribute of a row with the part of the table that it belongs to: `0 thead`. */
export const rowSection = 'data-section'

const readSection = (row: Element) => {
  const section = row.parentElement
  const siblings = [...(section?.parentElement?.children ?? [])]
  return section && section.localName !== 'table' ? `${siblings.indexOf(section)} ${section.localName}` : null
}

const roles = new Map([
  ['table', 'table'],
  ['tableRow', 'row'],
  ['tableCell', 'cell'],
  ['tableHeader', 'header_cell'],
])

const tableNode = Node.create({
  name: 'table',
  content: 'tableRow+',
  group: 'block',
  isolating: true,
  // asked for every node of the schema
  extendNodeSchema: ({ name }) => ({ tableRole: roles.get(name) }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
})

const rowNode = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addAttributes: () => ({
    section: {
      default: null,
      parseHTML: readSection,
      renderHTML: ({ section }: Readonly<Record<string, unknown>>) => (section === null ? {} : { [rowSection]: section }),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

const tableKeys = Extension.create({
  name: 'tableKeys',
  addKeyboardShortcuts() {
    const move = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch)
    return { Tab: move(1), 'Shift-Tab': move(-1) }
  },
})

/** Tables with their heads, bodies and feet, and the keys that move between cells. */
export const tableNodes = [tableNode, rowNode, createCell('td', 'tableCell'), createCell('th', 'tableHeader'), tableKeys]
