import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TranslateProvider } from '../i18n/translate-provider'
import { createTranslator } from '../i18n/translator'
import { SplitAside } from './split'

afterEach(() => void vi.unstubAllGlobals())

const translator = createTranslator('zh-cn')

function Places() {
  const [selected, setSelected] = useState<string>()
  return (
    <SplitAside title="位置" selectedLabel={selected}>
      <button type="button" onClick={() => setSelected('北门')}>
        去北门
      </button>
    </SplitAside>
  )
}

const renderPlaces = () =>
  render(
    <TranslateProvider translator={translator} namespace="kit">
      <Places />
    </TranslateProvider>,
  )

test('SplitAside renders the filter next to the list, on phones in a dialog', async () => {
  const wide = renderPlaces()
  expect(screen.queryByRole('button', { name: '位置' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '去北门' }))
  wide.unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  renderPlaces()
  fireEvent.click(screen.getByRole('button', { name: '位置' }))
  fireEvent.click(await screen.findByRole('button', { name: '去北门' }))
  expect(await screen.findByRole('button', { name: '北门' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
