import { definePlugin } from '@jwsk/kit'
import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getExampleGroup, getExampleName } from './parts/example-paths'
import gallery from './plugin'

const { client } = startPlatform({ fresh: 'file' })
const files = Object.keys(import.meta.glob('./examples/**/*.{ts,tsx}', { query: '?raw' }))

const listExamples = (path: string) => {
  const group = path.replace('/gallery/', '')
  const isOnScreen = (file: string) => (group === 'fields' ? file.includes('/kinds/') : getExampleGroup(file) === group)
  return files.filter(isOnScreen).map(getExampleName).sort()
}

const readExamples = () => [...document.querySelectorAll('[data-example]')].map((card) => card.getAttribute('data-example') ?? '')

test.each(Object.keys(gallery.views))('%s shows each of its examples', async (path) => {
  renderScreen(definePlugin(gallery), { path, client })
  await waitFor(() => expect(readExamples().length).toBeGreaterThan(0))
  const groups = screen.queryByRole('navigation', { name: '选择示例' })?.querySelectorAll('button') ?? []
  const shown = new Set(readExamples())
  for (const group of groups) {
    fireEvent.click(group)
    for (const name of readExamples()) shown.add(name)
  }
  expect([...shown].sort()).toEqual(listExamples(path))
  // a missing text renders its key
  expect(document.body.textContent).not.toMatch(/\w+\.(?:fields|sections|actions)\.\w+/)
})
