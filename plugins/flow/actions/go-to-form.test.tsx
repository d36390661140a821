import { definePlugin, defineView } from '@jwsk/kit'
import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { goToForm } from './go-to-form'

const { client, getCalls } = startPlatform()

const { Dialog } = goToForm('start', { permission: '', category: () => 'flow_1', place: () => ['form', '7'] })

const props = { target: {}, onClose: () => undefined } as ComponentProps<NonNullable<typeof Dialog>> // no other prop is read

function Start() {
  return (
    <>
      {Dialog && <Dialog {...props} />}
      <output>{useLocation().pathname}</output>
    </>
  )
}
const texts = async () => ({ default: {} })
const plugin = definePlugin({
  id: 'sample',
  views: { '/start': defineView(async () => ({ default: Start })) },
  locales: { 'zh-cn': texts, en: texts },
})

// spec 7.45
test('the route of a form is that of its category in the flow dictionary', async () => {
  renderScreen(plugin, { path: '/start', client })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/work/process/leave/form/7'))
  expect(getCalls('/dict/dictionary').map(({ search }) => search)).toEqual(['?code=flow'])
})
