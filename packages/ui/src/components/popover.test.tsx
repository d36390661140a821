import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TranslateProvider } from '../i18n/translate-provider'
import { createTranslator } from '../i18n/translator'
import { Popover } from './popover'

const translator = createTranslator('zh-cn')

function PopoverWithButton({ busy = false }: { readonly busy?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <TranslateProvider translator={translator} namespace="kit">
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        open
      </button>
      <button type="button">elsewhere</button>
      {isOpen && (
        <Popover title="t" busy={busy} onClose={() => setOpen(false)}>
          <input aria-label="box" />
        </Popover>
      )}
    </TranslateProvider>
  )
}

const getButton = (name: string) => screen.getByRole('button', { name })

test('Popover takes the focus and returns it on Escape', async () => {
  render(<PopoverWithButton />)
  await userEvent.click(getButton('open'))
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 't' }))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('box'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(getButton('open')))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Popover closes on a click elsewhere or on its button', async () => {
  render(<PopoverWithButton />)
  for (const name of ['elsewhere', 'open']) {
    await userEvent.click(getButton('open'))
    await userEvent.click(screen.getByLabelText('box'))
    expect(screen.getByRole('dialog')).toBeTruthy()
    await userEvent.click(getButton(name))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('Popover ignores clicks elsewhere while busy', async () => {
  render(<PopoverWithButton busy />)
  await userEvent.click(getButton('open'))
  await userEvent.click(getButton('elsewhere'))
  expect(screen.getByRole('dialog')).toBeTruthy()
})
