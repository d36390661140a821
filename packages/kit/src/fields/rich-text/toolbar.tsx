import type { Editor } from '@tiptap/core'
import { isInTable } from '@tiptap/pm/tables'
import { insertTable } from './table-toolbar'
import { type RichTextKey, type Tool, ToolBar } from './tool-bar'

const createMarkTool = (name: 'Bold' | 'Italic' | 'Underline' | 'Strike', text: RichTextKey, letters: string): Tool => ({
  text,
  letters,
  run: (editor) => void editor.chain().focus()[`toggle${name}`]().run(),
  isActive: (editor) => editor.isActive(name.toLowerCase()),
})

const createScriptTool = (name: 'subscript' | 'superscript', letters: string): Tool => ({
  text: name,
  letters,
  run: (editor) => void editor.chain().focus().toggleMark(name).run(),
  isActive: (editor) => editor.isActive(name),
})

const createHeadingTool = (level: 2 | 3, text: RichTextKey): Tool => ({
  text,
  letters: `H${level}`,
  run: (editor) => void editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive('heading', { level }),
})

const tools: readonly Tool[] = [
  createMarkTool('Bold', 'bold', 'B'),
  createMarkTool('Italic', 'italic', 'I'),
  createMarkTool('Underline', 'underline', 'U'),
  createMarkTool('Strike', 'strike', 'S'),
  createScriptTool('subscript', 'X₂'),
  createScriptTool('superscript', 'X²'),
  createHeadingTool(2, 'heading2'),
  createHeadingTool(3, 'heading3'),
  {
    text: 'bullets',
    icon: 'pi-list',
    run: (editor) => void editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    text: 'numbers',
    letters: '1.',
    run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    text: 'quote',
    letters: '”',
    run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  { text: 'rule', icon: 'pi-minus', run: (editor) => void editor.chain().focus().setHorizontalRule().run() },
  {
    text: 'clear',
    icon: 'pi-eraser',
    run: (editor) => void editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
  {
    text: 'undo',
    icon: 'pi-undo',
    run: (editor) => void editor.chain().focus().undo().run(),
    isDisabled: (editor) => !editor.can().undo(),
  },
  {
    text: 'redo',
    icon: 'pi-refresh',
    run: (editor) => void editor.chain().focus().redo().run(),
    isDisabled: (editor) => !editor.can().redo(),
  },
]

interface ToolbarProps {
  readonly editor: Editor
  readonly onLink: () => void
  readonly onImage: () => void
}

/** Toolbar of formats. */
export function Toolbar({ editor, onLink, onImage }: ToolbarProps) {
  const more: readonly Tool[] = [
    { text: 'link', icon: 'pi-link', run: onLink, isActive: (at) => at.isActive('link') },
    {
      text: 'insertTable',
      icon: 'pi-table',
      run: insertTable,
      isDisabled: ({ state }) => isInTable(state),
    },
    { text: 'image', icon: 'pi-image', run: onImage },
  ]
  return <ToolBar editor={editor} label="toolbar" tools={[...tools, ...more]} />
}
