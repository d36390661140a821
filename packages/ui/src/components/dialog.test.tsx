import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TranslateProvider } from '../i18n/translate-provider'
import { createTranslator } from '../i18n/translator'
import { Dialog } from './dialog'

const translator = createTranslator('zh-cn')

function renderDialog(onClose: (() => void) | undefined) {
  render(
    <TranslateProvider translator={translator} namespace="kit">
      <Dialog title="t" size="30%" outsideClick="closes" {...(onClose && { onClose })}>
        <input aria-label="box" />
      </Dialog>
    </TranslateProvider>,
  )
  const mask = screen.getByRole('dialog', { name: 't' }).parentElement
  if (!mask) throw new Error('a dialog has a mask')
  return mask
}

test('Dialog closes on a mask click, but not on a selection that ends there', () => {
  const onClose = vi.fn()
  const mask = renderDialog(onClose)
  fireEvent.pointerDown(screen.getByLabelText('box'))
  fireEvent.click(mask)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(mask)
  fireEvent.click(mask)
  expect(onClose).toHaveBeenCalledOnce()
})

test('Dialog without onClose has no close button and ignores Escape', async () => {
  const mask = renderDialog(undefined)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.keyboard('{Escape}')
  fireEvent.pointerDown(mask)
  fireEvent.click(mask)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

function DialogWithOpener() {
  const [open, setOpen] = useState(false)
  return (
    <TranslateProvider translator={translator} namespace="kit">
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && (
        <Dialog title="t" onClose={() => setOpen(false)}>
          held
        </Dialog>
      )}
    </TranslateProvider>
  )
}

test('Dialog moves the focus into the dialog and back when it closes', async () => {
  render(<DialogWithOpener />)
  const opener = screen.getByRole('button', { name: 'open' })
  await userEvent.click(opener)
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(screen.queryByRole('dialog')).toBeNull()
})
