import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/kit'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { consoleNamespace, signedInTexts } from '../text'
import { MenuButton } from './menu-button'
import { Modal } from './modal'
import { QuestionDialog } from './question-dialog'
import { openModalDialogs } from './testing/modal-dialogs'

const translator = createTranslator('zh-cn')
beforeEach(async () => {
  openModalDialogs()
  await loadTexts(translator, consoleNamespace, signedInTexts)
})

function show() {
  const onClose = vi.fn()
  const shown = render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <Modal title="t" width="30%" onClose={onClose}>
        <input aria-label="box" />
      </Modal>
    </TranslateProvider>,
  )
  return { onClose, dialog: screen.getByRole('dialog'), ...shown }
}

test('a click beside it closes a dialog, a text that is selected beyond its edge does not', () => {
  const { onClose, dialog } = show()
  fireEvent.pointerDown(screen.getByLabelText('box'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a dialog is closed while it still stands in the page: only then does the browser give the focus back', () => {
  const { dialog, unmount } = show()
  const stood: boolean[] = []
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => void stood.push(dialog.isConnected))
  unmount()
  expect(stood).toEqual([true])
})

test('a dialog out of a menu finds the focus on the button of the menu', async () => {
  const found: unknown[] = []
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => void found.push(document.activeElement))
  render(<Asking />)
  const button = screen.getByRole('button', { name: 'menu' })
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('menuitem', { name: 'ask' }))
  expect(found).toEqual([button])
})

function Asking() {
  const [asking, ask] = useState(false)
  return (
    <>
      <MenuButton label="menu" className="" items={[{ key: 'ask', label: 'ask', onSelect: () => ask(true) }]}>
        menu
      </MenuButton>
      {asking && <QuestionDialog title="t" question="q" confirm="y" cancel="n" onConfirm={() => ask(false)} onCancel={() => ask(false)} />}
    </>
  )
}
